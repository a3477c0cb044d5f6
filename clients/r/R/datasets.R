#' Find datasets by words
#'
#' @param portal See [portal()].
#' @param text Words; all datasets where there are none.
#' @param filters A named list, such as `list(organization = "labour-office", tags = "counties")`; all hold.
#' @param sort Such as `"metadata_modified desc"`; the best first unless said.
#' @param limit How many datasets at most; pages are fetched as they are needed. A message says where there are more.
#' @return A data frame with `name`, `title`, `notes`, `licence` and `organization` of each.
#' @export
portal_search <- function(portal, text = "", filters = list(), sort = NULL, limit = 100) {
  page <- 100
  quoted <- gsub('"', '\\"', gsub("\\", "\\\\", as.character(filters), fixed = TRUE), fixed = TRUE)
  conditions <- if (length(filters) > 0) paste0("+", names(filters), ':"', quoted, '"', collapse = " ")
  found <- list()
  while (length(found) < limit) {
    rows <- min(page, limit - length(found))
    asked <- list(fq = conditions, sort = sort, rows = rows, start = length(found))
    if (nzchar(text)) asked$q <- text
    answer <- action(portal, "package_search", asked)
    found <- c(found, answer$results)
    if (length(answer$results) < rows) break
  }
  if (length(found) > 0 && answer$count > length(found)) {
    message(length(found), " of ", answer$count, " datasets that were found; a higher limit gives more.")
  }
  column <- function(read) vapply(found, function(one) or_missing(read(one)), "")
  data.frame(
    name = column(function(one) one$name),
    title = column(function(one) one$title),
    notes = column(function(one) one$notes),
    licence = column(function(one) one$license_title),
    organization = column(function(one) one$organization$title)
  )
}

#' A dataset by name or id
#'
#' @param portal See [portal()].
#' @param name Its name or id.
#' @return A list of all that the catalogue says of it, with `tables`: a data frame of `id`, `sku` and `title`.
#' @export
portal_dataset <- function(portal, name) {
  dataset <- action(portal, "package_show", list(id = name))
  with_table <- Filter(function(one) isTRUE(one$datastore_active), dataset$resources)
  column <- function(field) vapply(with_table, function(one) or_missing(one[[field]]), "")
  dataset$tables <- data.frame(id = column("id"), sku = column("sku"), title = column("title"))
  dataset
}
