#' A portal at an address
#'
#' @param url Such as `https://data.example.org`.
#' @param key An API key, of the page Profile; without one everything that is public is read.
#' @return What the other functions take as `portal`.
#' @export
portal <- function(url, key = NULL) {
  if (!grepl("^https?://", url)) stop("The address of a portal begins with https:// or http://")
  structure(list(url = sub("/+$", "", url), key = key), class = "gazetteer_portal")
}

# A request to an address of the portal, with the caller's key.
portal_request <- function(portal, path) {
  request <- httr2::request(paste0(portal$url, path))
  if (is.null(portal$key)) request else httr2::req_headers(request, Authorization = portal$key)
}

# Sends a request. A portal that is busy is asked again after the time it says (Retry-After), three times at most and for
# three minutes in all; what changes something is repeated after 429 alone, which says that nothing was done. The answer goes
# to the file `path` where one is given. A refusal is a condition of class `portal_error` with `code`, `fields`, `status`,
# `info` and `request_id`.
send <- function(request, path = NULL, changes = FALSE) {
  busy <- if (changes) 429 else c(429, 503)
  request <- httr2::req_retry(
    request,
    max_tries = 4,
    max_seconds = 180,
    is_transient = function(answer) httr2::resp_status(answer) %in% busy
  )
  request <- httr2::req_error(request, is_error = function(answer) FALSE)
  answer <- httr2::req_perform(request, path = path)
  if (httr2::resp_status(answer) >= 400) stop(read_refusal(answer))
  answer
}

# The error in an answer: in the portal's own envelope, in CKAN's, or none that is known.
read_refusal <- function(answer) {
  text <- httr2::resp_body_string(answer)
  body <- tryCatch(jsonlite::fromJSON(text, simplifyVector = FALSE), error = function(condition) NULL)
  error <- if (is.list(body)) body$error
  if (!is.list(error)) error <- list(code = "unknown", message = substr(text, 1, 500))
  fields <- error$fields
  if (is.null(error$code)) fields <- error[setdiff(names(error), c("__type", "message", "info"))]
  message <- error$message
  if (is.null(message)) {
    reasons <- vapply(fields, function(reason) paste(unlist(reason), collapse = ", "), "")
    message <- paste(names(fields), reasons, sep = ": ", collapse = "; ")
  }
  code <- if (is.null(error$code)) error[["__type"]] else error$code
  portal_error(code, message, fields, httr2::resp_status(answer), error$info, httr2::resp_header(answer, "X-Request-Id"))
}

portal_error <- function(code, message, fields = NULL, status = 0, info = NULL, request_id = NULL) {
  structure(
    class = c("portal_error", "error", "condition"),
    list(
      message = paste0(code, ": ", message),
      call = NULL,
      code = code,
      fields = fields,
      status = status,
      info = info,
      request_id = request_id
    )
  )
}

# The result of an action that reads; arguments that are NULL are left out.
action <- function(portal, name, given, simplify = FALSE) {
  request <- portal_request(portal, paste0("/api/3/action/", name))
  request <- httr2::req_body_json(request, Filter(Negate(is.null), given))
  httr2::resp_body_json(send(request), simplifyVector = simplify)$result
}

# A value of a list that may be missing, as one element of a data frame.
or_missing <- function(value) if (is.null(value)) NA_character_ else as.character(value)
