# What R reads a column of a CSV file as. Codes, dates and moments stay texts.
classes <- c(int = "numeric", float = "numeric", numeric = "numeric", bool = "logical")

#' A table by id, alias or sku
#'
#' Its columns, rows and citation are those of the version that is there now. Ask for the table anew to get a newer one.
#'
#' @param portal See [portal()].
#' @param name Its id, alias or sku.
#' @return A table, with `id`, `row_count`, `version` and `columns`: a data frame of `name`, `type`, `label`, `unit`, `notes`
#'   and `role`.
#' @export
portal_table <- function(portal, name) {
  described <- action(portal, "datastore_info", list(id = name))
  fields <- described$fields
  info <- function(key) vapply(fields, function(field) or_missing(field$info[[key]]), "")
  names <- vapply(fields, function(field) field$id, "")
  columns <- data.frame(
    name = names,
    type = vapply(fields, function(field) field$type, ""),
    label = ifelse(is.na(info("label")), names, info("label")),
    unit = info("unit"),
    notes = info("notes"),
    role = info("role")
  )
  meta <- described$meta
  structure(
    list(portal = portal, id = meta$id, row_count = meta$count, version = meta$version, columns = columns),
    class = "gazetteer_table"
  )
}

#' @export
print.gazetteer_table <- function(x, ...) {
  cat("Table ", x$id, ": ", x$row_count, " rows, version ", x$version, "\n", sep = "")
  print(x$columns[c("name", "type", "label", "unit")])
  invisible(x)
}

#' The rows of a table as a data frame
#'
#' They come as Parquet where the package arrow is installed, with their types. Else they come as CSV: numbers and logicals are
#' read as such, everything else as text.
#'
#' @param table See [portal_table()].
#' @param columns Names, in the wished order; all of them, and `_id`, unless said.
#' @param filters A named list of the value, or values, by column: `list(origin = c("SFO", "OAK"))`.
#' @param sort Such as `"rate desc, id"`.
#' @param limit How many rows at most.
#' @return A data frame.
#' @export
table_frame <- function(table, columns = NULL, filters = NULL, sort = NULL, limit = NULL) {
  has_arrow <- requireNamespace("arrow", quietly = TRUE)
  path <- tempfile()
  on.exit(unlink(path))
  request <- portal_request(table$portal, paste0("/datastore/dump/", table$id))
  request <- httr2::req_url_query(
    request,
    format = if (has_arrow) "parquet" else "csv",
    version = table$version,
    fields = if (!is.null(columns)) jsonlite::toJSON(as.character(columns)),
    filters = if (!is.null(filters)) jsonlite::toJSON(filters, auto_unbox = TRUE, digits = NA),
    sort = sort,
    limit = if (!is.null(limit)) format(limit, scientific = FALSE)
  )
  send(request, path = path)
  if (has_arrow) return(arrow::read_parquet(path))
  head <- names(utils::read.csv(path, nrows = 0, check.names = FALSE, encoding = "UTF-8"))
  types <- table$columns$type[match(head, table$columns$name)]
  types[head == "_id"] <- "int"
  known <- ifelse(types %in% names(classes), classes[types], "character")
  utils::read.csv(path, check.names = FALSE, encoding = "UTF-8", na.strings = "", colClasses = unname(known))
}

#' Ask a table in SQL, as it is now
#'
#' @param table See [portal_table()].
#' @param query One SELECT that calls the table `{table}`.
#' @return A data frame; see [portal_sql()].
#' @export
table_sql <- function(table, query) {
  portal_sql(table$portal, gsub("{table}", paste0('"', table$id, '"'), query, fixed = TRUE))
}

#' Ask in SQL, over any tables
#'
#' @param portal See [portal()].
#' @param query One SELECT; tables are named by their sku, or by their id in double quotes.
#' @return A data frame, whose dates and moments are texts. An answer that was cut warns.
#' @export
portal_sql <- function(portal, query) {
  result <- action(portal, "datastore_search_sql", list(sql = query), simplify = TRUE)
  if (isTRUE(result$records_truncated)) warning("The answer was cut: it has more rows than are sent.")
  if (is.data.frame(result$records)) return(result$records)
  empty <- rep(list(character()), length(result$fields$id))
  as.data.frame(stats::setNames(empty, result$fields$id), optional = TRUE)
}

#' How a table is cited
#'
#' @param table See [portal_table()].
#' @return A list of `text`, `bibtex`, and `address`, which gives the rows of this version and never others.
#' @export
table_cite <- function(table) {
  resource <- action(table$portal, "resource_show", list(id = table$id))
  request <- portal_request(table$portal, paste0("/dataset/", resource$package_id, "/download.json"))
  citation <- httr2::resp_body_json(send(request))$citation
  address <- paste0(table$portal$url, "/datastore/version/", table$id, "/", table$version, ".csv")
  list(text = citation$text, bibtex = citation$bibtex, address = address)
}
