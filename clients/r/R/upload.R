#' Import a file, and wait until its rows are shown
#'
#' @param portal See [portal()], with a key of scope `write`.
#' @param file Path of the file.
#' @param table The id of the resource that gets the rows, as its next version; or
#' @param dataset the name of the dataset that gets a new table, called `title`, else like the file.
#' @param title See `dataset`.
#' @param strict Fail where a row does not fit, instead of leaving such rows out.
#' @param progress A function of the phase and the fraction done, from 0 to 1.
#' @return A list of `table` and `report` (rows, rows left out, notes, changes).
#' @export
portal_upload <- function(portal, file, table = NULL, dataset = NULL, title = NULL, strict = FALSE, progress = NULL) {
  request <- portal_request(portal, "/api/imports/upload")
  request <- httr2::req_url_query(
    request,
    resource_id = table,
    package_id = dataset,
    title = title,
    filename = basename(file),
    strict = if (strict) "true" else "false"
  )
  request <- httr2::req_body_file(request, file, type = "application/octet-stream")
  job <- httr2::resp_body_json(send(request, changes = TRUE))
  repeat {
    if (!is.null(progress)) progress(job$phase, job$fraction)
    if (job$state == "done") return(list(table = portal_table(portal, job$resource_id), report = job$report))
    if (job$state == "cancelled") stop(portal_error("cancelled", "The import was cancelled"))
    if (job$state == "failed") {
      stop(portal_error(job$error$code, job$error$message, job$error$fields, info = job$error$reason))
    }
    Sys.sleep(0.5)
    job <- httr2::resp_body_json(send(portal_request(portal, paste0("/api/imports/", job$id))))
  }
}
