/** Generated from the server's OpenAPI description by `npm run generate`; not to be edited. */
import type { Call, FileBody } from '../operations/operation.ts';

export interface components {
    schemas: {
        ListAreaSchemesAnswer: {
            schemes: {
                id: string;
                title: string;
                /** @description The text in several languages, such as {"fr": "Naissances"} */
                title_translated?: {
                    [key: string]: string;
                };
                levels: {
                    id: string;
                    title: string;
                    /** @description The text in several languages, such as {"fr": "Naissances"} */
                    title_translated?: {
                        [key: string]: string;
                    };
                    /** @description Digits of a code with its leading zeros */
                    code_width: number;
                    parent_level: string | null;
                    areas: number;
                    /** @description Dates boundaries are stored for, the newest first */
                    vintages: string[];
                }[];
            }[];
        };
        ListAreasParameters: {
            /**
             * @description Page number, from 1
             * @default 1
             */
            page?: number;
            /**
             * @description Items a page
             * @default 50
             */
            perPage?: number;
            /** @description Part of a name, another name or a code */
            q?: string;
            /** @description Code of the area they lie in */
            parent?: string;
            scheme: string;
            level: string;
        };
        ListAreasAnswer: {
            items: {
                code: string;
                name: string;
                parent: string | null;
                valid_from: string | null;
                valid_to: string | null;
                aliases: string[];
            }[];
            total: number;
            page: number;
            per_page: number;
        };
        GetAreaListParameters: {
            scheme: string;
            level: string;
        };
        GetAreaListAnswer: {
            scheme: string;
            level: string;
            title: string;
            parent_level: string | null;
            areas: {
                code: string;
                name: string;
                /** @description Other names */
                aliases: string[];
                /** @description Codes of the areas it lies in directly */
                parents: string[];
                /** @description Code of the area that took its place */
                replaced_by: string | null;
            }[];
        };
        GetAreaBoundariesParameters: {
            /** @description The newest where left out */
            vintage?: string;
            scheme: string;
            level: string;
        };
        TopoJSON: {
            /** @enum {string} */
            type: "Topology";
        } & {
            [key: string]: unknown;
        };
        GetAreaDrawingParameters: {
            /** @description The newest where left out */
            vintage?: string;
            /** @description Code of an area above: the shapes that lie there, by themselves */
            within?: string;
            scheme: string;
            level: string;
        };
        ListGroundsAnswer: {
            grounds: {
                id: string;
                /** @enum {unknown} */
                projection: "albersUsa" | "region" | "world";
                /** @description Where its outlines are */
                url: string;
                /** @description Runs of whole degrees with land: the first, as (latitude + 90) × 360 + longitude + 180, and how many */
                land: number[][];
            }[];
        };
        GetGroundParameters: {
            /** @description As the list names it: the answer never changes then */
            version?: string;
            id: string;
        };
        GetGroundAnswer: {
            /** @enum {unknown} */
            projection: "albersUsa" | "region" | "world";
            /** @description TopoJSON in degrees */
            topology: {
                [key: string]: unknown;
            };
        };
        ImportFromAddressParameters: {
            importFromAddressBody: {
                /** @description The resource that gets the rows */
                resource_id?: string;
                /** @description The dataset that gets a new resource, in place of `resource_id` */
                package_id?: string;
                /** @description Title of the new resource */
                title?: string;
                /** @description What the file is, such as csv, where its name does not tell */
                format?: string;
                /** @description Which sheet of a spreadsheet; the fullest unless given */
                sheet?: string;
                /** @description Fail where a row does not fit, instead of leaving such rows out and listing them */
                strict?: boolean;
                /** @description Wait for a choice where a spreadsheet has several sheets */
                ask_sheet?: boolean;
                /** @description http or https address of the file */
                url: string;
            };
        };
        ImportJob: {
            id: string;
            resource_id: string | null;
            package_id: string;
            new_resource: boolean;
            source: {
                /** @enum {unknown} */
                kind: "file" | "url";
                name: string;
            };
            sheet: string | null;
            /** @description To choose from, while phase is choosing */
            sheets: string[];
            /** @enum {unknown} */
            state: "queued" | "running" | "done" | "failed" | "cancelled";
            /** @enum {unknown} */
            phase: "receiving" | "choosing" | "waiting" | "fetching" | "reading" | "writing" | "describing" | "comparing" | "ended";
            /** @description Of the whole job, 0 to 1 */
            fraction: number;
            rows: number | null;
            report: {
                format: string;
                encoding: string | null;
                delimiter: string | null;
                header_line: number | null;
                sheet: string | null;
                sheets: string[];
                rows: number;
                rejected_rows: number;
                /** @description The first 100; more in `rejected.csv` */
                rejected: {
                    /** @description From 1; the row of a spreadsheet, the place of a record in JSON */
                    line: number;
                    column: string | null;
                    value: string | null;
                    reason: string;
                    /** @description The row itself, as CSV; of a very long one the beginning */
                    row?: string;
                }[];
                notes: {
                    code: string;
                    params: {
                        [key: string]: string | number;
                    };
                }[];
                columns: {
                    name: string;
                    header: string;
                    type: string;
                }[];
                /** @description Number of the version that the import made */
                version: number;
                /**
                 * @description How the rows met those of the table; imports before this was recorded replaced them
                 * @enum {unknown}
                 */
                method?: "replace" | "append" | "upsert";
                changes: {
                    /** @description Rows that the version before did not have */
                    added: number;
                    removed: number;
                    changed: number | null;
                    key: string[] | null;
                    columns: {
                        added: string[];
                        removed: string[];
                        retyped: string[];
                    };
                } | null;
            } | null;
            error: {
                code: string;
                message: string;
                fields?: {
                    [key: string]: string[];
                };
                /** @description Why file, sheet or address gave no table; `fields` says the same in English */
                reason?: {
                    /** @enum {unknown} */
                    code: "no_file_there" | "empty" | "no_rows" | "no_columns" | "too_many_columns" | "no_such_line" | "no_columns_left" | "columns_do_not_fit" | "types_do_not_fit" | "key_needed" | "key_columns_missing" | "key_empty" | "key_repeated" | "key_repeated_before" | "key_taken" | "no_table" | "unreadable" | "pdf" | "old_office" | "picture" | "other_archive" | "other_packing" | "sqlite" | "arrow" | "rtf" | "program" | "zero_bytes" | "web_page" | "titled_web_page" | "xml" | "word_document" | "presentation" | "binary_workbook" | "open_document" | "sheet_empty" | "sheet_without_rows" | "workbook_damaged" | "workbook_too_large" | "no_such_sheet" | "gzip_damaged" | "zip_damaged" | "archive_empty" | "archive_without_table" | "archive_of_tables" | "archive_of_many_files" | "archive_in_archive" | "unpacks_too_large" | "parquet_damaged" | "json_malformed" | "json_malformed_at" | "json_value_too_long" | "json_ends_in_list" | "json_ends_in_value" | "json_without_list" | "json_without_records" | "record_too_long" | "record_too_deep" | "records_no_objects" | "not_json" | "not_an_object" | "open_quote" | "stray_quote" | "line_too_long" | "line_without_end" | "cells_differ" | "too_few_cells" | "too_many_cells" | "rows_do_not_fit" | "wrong_type" | "value_of_other_type" | "column_of_other_type";
                    params: {
                        [key: string]: string | number;
                    };
                    line: number | null;
                };
            } | null;
            created_at: string;
            started_at: string | null;
            finished_at: string | null;
        };
        ListImportsParameters: {
            /**
             * @description Page number, from 1
             * @default 1
             */
            page?: number;
            /**
             * @description Items a page
             * @default 50
             */
            perPage?: number;
            resourceId?: string;
            /** @description In place of `resource_id` */
            packageId?: string;
        };
        ListImportsAnswer: {
            items: components["schemas"]["ImportJob"][];
            total: number;
            page: number;
            per_page: number;
            /** @description Bytes of the largest file that is taken */
            largest_file: number;
        };
        GetImportParameters: {
            id: string;
        };
        FollowImportParameters: {
            id: string;
        };
        /** Format: event-stream */
        FollowImportAnswer: ReadableStream<Uint8Array<ArrayBuffer>>;
        GetRejectedRowsParameters: {
            id: string;
        };
        GetRejectedRowsAnswer: string;
        CancelImportParameters: {
            id: string;
            cancelImportBody?: unknown;
        };
        ChooseImportSheetParameters: {
            id: string;
            chooseImportSheetBody: {
                sheet: string;
            };
        };
        ImportFileParameters: {
            /** @description The resource that gets the rows */
            resourceId?: string;
            /** @description The dataset that gets a new resource, in place of `resource_id` */
            packageId?: string;
            /** @description Title of the new resource */
            title?: string;
            /** @description What the file is, such as csv, where its name does not tell */
            format?: string;
            /** @description Which sheet of a spreadsheet; the fullest unless given */
            sheet?: string;
            /** @description Fail where a row does not fit, instead of leaving such rows out and listing them */
            strict?: boolean;
            /** @description Wait for a choice where a spreadsheet has several sheets */
            askSheet?: boolean;
            /** @description Name of the file at the sender’s */
            filename?: string;
            /** Format: binary */
            file: FileBody;
        };
        LookAtAddressParameters: {
            lookAtAddressBody: {
                /** @description The resource that gets the rows */
                resource_id?: string;
                /** @description The dataset that gets a new resource, in place of `resource_id` */
                package_id?: string;
                /** @description Title of the new resource */
                title?: string;
                /** @description Address of the file */
                url?: string;
                /** @description The table itself, in place of `url` */
                text?: string;
                /** @description A file that has arrived in parts, in place of `url` and of the target: it has its own */
                upload_id?: string;
            };
        };
        /** @description A file as it would be imported; only its maker sees it */
        ImportLook: {
            id: string;
            package_id: string;
            resource_id: string | null;
            title: string | null;
            source: {
                /** @enum {unknown} */
                kind: "file" | "url" | "text";
                name: string;
            };
            bytes: number;
            created_at: string;
            /** @description It is thrown away then */
            expires_at: string;
            recipe: components["schemas"]["ImportRecipe"];
            /** @description The recipe of the resource was used */
            from_recipe: boolean;
            fit: {
                /** @description Columns that the recipe has and the file has not */
                missing: string[];
                /** @description Columns that the file has and the recipe has not */
                added: string[];
                sheet: string | null;
            };
            report: {
                format: string;
                encoding: string | null;
                delimiter: string | null;
                header_line: number | null;
                sheet: string | null;
                sheets: string[];
                rows: number;
                rejected_rows: number;
                /** @description The first 100 */
                rejected: {
                    /** @description From 1; the row of a spreadsheet, the place of a record in JSON */
                    line: number;
                    column: string | null;
                    value: string | null;
                    reason: string;
                    /** @description The row itself, as CSV; of a very long one the beginning */
                    row?: string;
                }[];
                notes: {
                    code: string;
                    params: {
                        [key: string]: string | number;
                    };
                }[];
            };
            places: {
                column: string;
                scheme: string;
                scheme_title: string;
                /** @description The text in several languages, such as {"fr": "Naissances"} */
                scheme_title_translated?: {
                    [key: string]: string;
                };
                level: string;
                level_title: string;
                /** @description The text in several languages, such as {"fr": "Naissances"} */
                level_title_translated?: {
                    [key: string]: string;
                };
                /** @description Different codes that are known */
                known: number;
                unknown: number;
                /** @description The first ten */
                unknown_values: string[];
            }[];
            rows: {
                page: number;
                per_page: number;
                total: number;
                columns: {
                    name: string;
                    type: string;
                }[];
                records: unknown[][];
            };
        };
        /** @description How a file is read into a table */
        ImportRecipe: {
            /** @description Which sheet of a workbook; the fullest unless given */
            sheet?: string;
            /** @enum {unknown} */
            encoding?: "utf-8" | "utf-16le" | "utf-16be" | "windows-1250" | "windows-1251" | "windows-1252" | "iso-8859-15" | "shift_jis" | "gb18030";
            /** @enum {unknown} */
            delimiter?: "," | ";" | "\t" | "|";
            /** @description Line (row of a sheet) of the names, the last where they are in several; null where there is none; found unless given */
            header_line?: number | null;
            /** @description 1 unless given */
            header_rows?: number;
            /** @description Line that the rows begin at, if not below the names */
            first_line?: number;
            /** @enum {unknown} */
            decimal?: "." | ",";
            /**
             * @description What divides thousands; empty for nothing. With `decimal`
             * @enum {unknown}
             */
            thousands?: "," | "." | " " | "";
            /** @description Words that mean nothing in every column; NA, -, * and the like are known in numbers and dates */
            missing?: string[];
            /**
             * @description Whether rows that are sums of others stay; they do unless said
             * @enum {unknown}
             */
            totals?: "keep" | "leave_out";
            /**
             * @description How the rows meet those that are published: in their place (unless said), below them, or by their key: rows with a new key are added, others changed, the rest stays
             * @enum {unknown}
             */
            method?: "replace" | "append" | "upsert";
            /** @description The columns, by their names in the table, that tell its rows apart; a table with a primary key has its own */
            key?: string[];
            /** @description In the order that the table has them */
            columns?: {
                /** @description What the file calls the column, blanks tidied; repeated names have a number */
                source: string;
                /** @description What the table calls it */
                name: string;
                left_out?: boolean;
                /** @description One of text, int, float, numeric, bool, date, time, timestamp */
                type?: string;
                /**
                 * @description Which stands first in a date written in figures
                 * @enum {unknown}
                 */
                date_order?: "day" | "month";
                /**
                 * @description The mark before its decimals, where the file has both
                 * @enum {unknown}
                 */
                decimal?: "." | ",";
                /** @description What people call it */
                label?: string;
                /** @description What its values are counted in */
                unit?: string;
                /** @enum {unknown} */
                role?: "dimension" | "measure" | "time" | "geo";
                /**
                 * @description Scale of measurement: names, names in an order, figures whose differences count, figures with a true zero; empty for none
                 * @enum {unknown}
                 */
                scale?: "nominal" | "ordinal" | "interval" | "ratio" | "";
                /**
                 * @description Whether the values of several rows may be added up: always, over all but time, or never; empty where nobody says
                 * @enum {unknown}
                 */
                additivity?: "additive" | "semi_additive" | "non_additive" | "";
                /** @description The level of its places */
                level?: string;
                /** @description The scheme of its codes of places */
                scheme?: string;
                /** @description What it means */
                notes?: string;
                /** @description What of all this nobody has said */
                guessed?: ("name" | "type" | "date_order" | "decimal" | "label" | "unit" | "role" | "scale" | "additivity" | "level" | "scheme" | "notes")[];
            }[];
        };
        ListLooksParameters: {
            /** @description The dataset that they are for */
            packageId: string;
        };
        ListLooksAnswer: {
            items: {
                id: string;
                package_id: string;
                resource_id: string | null;
                title: string | null;
                source: {
                    /** @enum {unknown} */
                    kind: "file" | "url" | "text";
                    name: string;
                };
                bytes: number;
                created_at: string;
                /** @description It is thrown away then */
                expires_at: string;
            }[];
            /** @description Bytes of the largest file that is taken */
            largest_file: number;
        };
        GetLookParameters: {
            /** @default 1 */
            page?: number;
            /** @default 50 */
            perPage?: number;
            id: string;
        };
        CorrectLookParameters: {
            id: string;
            correctLookBody: {
                recipe: components["schemas"]["ImportRecipe"];
                /** @description Title of a new resource */
                title?: string;
            };
        };
        DiscardLookParameters: {
            id: string;
        };
        GetLookChangesParameters: {
            /** @default 1 */
            page?: number;
            /** @default 50 */
            perPage?: number;
            /**
             * @description Which rows are listed; unless given the first of these of which there are any
             * @enum {unknown}
             */
            kind?: "changed" | "added" | "removed";
            id: string;
        };
        /** @description What publishing a look would change */
        LookChanges: {
            version: number | null;
            /**
             * @description How the rows are to meet it
             * @enum {unknown}
             */
            method: "replace" | "append" | "upsert";
            key: string[] | null;
            table_key: string[] | null;
            key_refused: string[] | null;
            problem: {
                /** @enum {unknown} */
                code: "no_file_there" | "empty" | "no_rows" | "no_columns" | "too_many_columns" | "no_such_line" | "no_columns_left" | "columns_do_not_fit" | "types_do_not_fit" | "key_needed" | "key_columns_missing" | "key_empty" | "key_repeated" | "key_repeated_before" | "key_taken" | "no_table" | "unreadable" | "pdf" | "old_office" | "picture" | "other_archive" | "other_packing" | "sqlite" | "arrow" | "rtf" | "program" | "zero_bytes" | "web_page" | "titled_web_page" | "xml" | "word_document" | "presentation" | "binary_workbook" | "open_document" | "sheet_empty" | "sheet_without_rows" | "workbook_damaged" | "workbook_too_large" | "no_such_sheet" | "gzip_damaged" | "zip_damaged" | "archive_empty" | "archive_without_table" | "archive_of_tables" | "archive_of_many_files" | "archive_in_archive" | "unpacks_too_large" | "parquet_damaged" | "json_malformed" | "json_malformed_at" | "json_value_too_long" | "json_ends_in_list" | "json_ends_in_value" | "json_without_list" | "json_without_records" | "record_too_long" | "record_too_deep" | "records_no_objects" | "not_json" | "not_an_object" | "open_quote" | "stray_quote" | "line_too_long" | "line_without_end" | "cells_differ" | "too_few_cells" | "too_many_cells" | "rows_do_not_fit" | "wrong_type" | "value_of_other_type" | "column_of_other_type";
                params: {
                    [key: string]: string | number;
                };
                line: number | null;
            } | null;
            columns: {
                added: {
                    name: string;
                    type: string;
                }[];
                removed: {
                    name: string;
                    type: string;
                }[];
                retyped: {
                    name: string;
                    from: string;
                    to: string;
                }[];
                /** @description Columns that stay would stand in another order */
                reordered: boolean;
                /** @description Columns of the table that the file has not; rows that are added have nothing there */
                absent: string[];
            };
            rows_before: number;
            rows_after: number | null;
            changes: {
                added: number;
                removed: number;
                changed: number | null;
            } | null;
            sample: {
                /** @enum {unknown} */
                kind: "changed" | "added" | "removed";
                page: number;
                per_page: number;
                /** @description How many can be listed, 1,000 at most */
                total: number;
                columns: {
                    name: string;
                    type: string;
                }[];
                records: {
                    before: unknown[] | null;
                    after: unknown[] | null;
                    /** @description The columns with another value, of a changed row */
                    changed: string[];
                }[];
            } | null;
        };
        PublishLookParameters: {
            id: string;
            publishLookBody: {
                /** @description Publish although columns of the resource’s recipe are missing, or others are new */
                accept_columns?: boolean;
                /** @description Publish only where this is still the published version, as the changes told it; otherwise the answer is 409 `table_changed`. Unless given it is the one that the look was compared with last, or that was published when it was begun */
                if_version?: number;
            };
        };
        PublishedLook: {
            resource_id: string;
            package_id: string;
            new_resource: boolean;
            /** @description Rows that the table has now */
            rows: number;
            version: number;
            rejected_rows: number;
            changes: {
                /** @description Rows that the version before did not have */
                added: number;
                removed: number;
                changed: number | null;
                key: string[] | null;
                columns: {
                    added: string[];
                    removed: string[];
                    retyped: string[];
                };
            } | null;
        };
        LookAtFileParameters: {
            /** @description The resource that gets the rows */
            resourceId?: string;
            /** @description The dataset that gets a new resource, in place of `resource_id` */
            packageId?: string;
            /** @description Title of the new resource */
            title?: string;
            /** @description Name of the file at the sender’s */
            filename?: string;
            /** Format: binary */
            file: FileBody;
        };
        BeginUploadParameters: {
            /** @description The resource that gets the rows */
            resourceId?: string;
            /** @description The dataset that gets a new resource, in place of `resource_id` */
            packageId?: string;
            /** @description Bytes of the whole file */
            uploadLength: string;
            /** @description Pairs of a key and a value in Base64, as in `filename cmFpbi5jc3Y=`; `filename` is kept */
            uploadMetadata?: string;
        };
        /** @description A file that arrives in parts; only who sends it sees it */
        ResumableUpload: {
            id: string;
            package_id: string;
            resource_id: string | null;
            filename: string;
            /** @description Of the whole file */
            bytes: number;
            /** @description How many of them are here */
            received: number;
            /** @description It is thrown away then, unless more of it arrives */
            expires_at: string;
        };
        GetUploadParameters: {
            id: string;
        };
        SendPartParameters: {
            id: string;
            /** @description How many bytes of the file stand before these */
            uploadOffset: string;
            /** Format: binary */
            part: FileBody;
        };
        EndUploadParameters: {
            id: string;
        };
        StartFollowParameters: {
            startFollowBody: {
                /** @enum {unknown} */
                kind: "dataset" | "organization" | "search" | "value";
                /** @description Of a dataset or an organisation its id or name, of a value the id of the table */
                target?: string;
                /** @description Of a search: as package_search takes it */
                q?: string;
                /** @description Of a search: conditions */
                fq?: string[];
                /** @description Of a search: the path of the page that shows it */
                page?: string;
                /** @description Of a value: the column it stands in */
                column?: string;
                /** @description As datastore_search takes them; they leave one row, or several of which one is the newest */
                filters?: {
                    [key: string]: unknown;
                };
                newest_by?: string | null;
                /** @description Of a value: when it is told. Another one counts from the value that was read last */
                condition?: {
                    /**
                     * @description any: whenever it changes; by: when it has changed by more than the amount since it was last told; above, below: when it crosses the amount
                     * @enum {unknown}
                     */
                    kind: "any" | "by" | "above" | "below";
                    amount?: number;
                };
                /**
                 * @description at_once: a mail for each change; daily: one mail a day at most; none: the web feed alone
                 * @enum {unknown}
                 */
                mail?: "at_once" | "daily" | "none";
                /**
                 * @description That of mails and feeds
                 * @enum {unknown}
                 */
                language?: "en" | "fr";
                /** @description An organisation by id or name whose members all follow it from now on; for who leads it */
                organization?: string;
            };
        };
        StartFollowAnswer: {
            id: string;
            /** @enum {unknown} */
            kind: "dataset" | "organization" | "search" | "value";
            /** @description Of a dataset or an organisation its id or name, of a value the id of the table */
            target?: string;
            /** @description Of a search: as package_search takes it */
            q?: string;
            /** @description Of a search: conditions */
            fq?: string[];
            /** @description Of a search: the path of the page that shows it */
            page?: string;
            /** @description Of a value: the column it stands in */
            column?: string;
            /** @description As datastore_search takes them; they leave one row, or several of which one is the newest */
            filters?: {
                [key: string]: unknown;
            };
            newest_by?: string | null;
            /** @description Of a value: when it is told. Another one counts from the value that was read last */
            condition?: {
                /**
                 * @description any: whenever it changes; by: when it has changed by more than the amount since it was last told; above, below: when it crosses the amount
                 * @enum {unknown}
                 */
                kind: "any" | "by" | "above" | "below";
                amount?: number;
            };
            /** @description What it is called, as far as the person has been allowed to know it */
            title: string;
            /** @description The path of the page that shows it */
            address: string;
            /** @description Whether the person may see it now; if not, nothing is told of it */
            available: boolean;
            team: {
                id: string;
                title: string;
                /** @description Whether the person may end it for everybody */
                leads: boolean;
            } | null;
            /**
             * @description at_once: a mail for each change; daily: one mail a day at most; none: the web feed alone
             * @enum {unknown}
             */
            mail: "at_once" | "daily" | "none";
            /** @description The address of its Atom feed; whoever knows it may read it */
            feed: string;
            created_at: string;
        } | {
            id: string;
            /** @enum {unknown} */
            kind: "dataset" | "organization" | "search" | "value";
            /** @description Of a dataset or an organisation its id or name, of a value the id of the table */
            target?: string;
            /** @description Of a search: as package_search takes it */
            q?: string;
            /** @description Of a search: conditions */
            fq?: string[];
            /** @description Of a search: the path of the page that shows it */
            page?: string;
            /** @description Of a value: the column it stands in */
            column?: string;
            /** @description As datastore_search takes them; they leave one row, or several of which one is the newest */
            filters?: {
                [key: string]: unknown;
            };
            newest_by?: string | null;
            /** @description Of a value: when it is told. Another one counts from the value that was read last */
            condition?: {
                /**
                 * @description any: whenever it changes; by: when it has changed by more than the amount since it was last told; above, below: when it crosses the amount
                 * @enum {unknown}
                 */
                kind: "any" | "by" | "above" | "below";
                amount?: number;
            };
            /** @description What it is called, as far as the person has been allowed to know it */
            title: string;
            /** @description The path of the page that shows it */
            address: string;
            /** @description Whether the person may see it now; if not, nothing is told of it */
            available: boolean;
            team: {
                id: string;
                title: string;
                /** @description Whether the person may end it for everybody */
                leads: boolean;
            } | null;
            /**
             * @description at_once: a mail for each change; daily: one mail a day at most; none: the web feed alone
             * @enum {unknown}
             */
            mail: "at_once" | "daily" | "none";
            /** @description The address of its Atom feed; whoever knows it may read it */
            feed: string;
            created_at: string;
        };
        ListFollowsParameters: {
            /** @default 20 */
            limit?: number;
            /** @default 0 */
            offset?: number;
            /**
             * @description That of titles; the one noted for mails unless given
             * @enum {unknown}
             */
            lang?: "en" | "fr";
        };
        ListFollowsAnswer: {
            /** @description All that the person follows */
            count: number;
            /** @description As much as a person may follow */
            most: number;
            /** @description Whether the person has a confirmed address, which mails need */
            confirmed: boolean;
            follows: {
                id: string;
                /** @enum {unknown} */
                kind: "dataset" | "organization" | "search" | "value";
                /** @description Of a dataset or an organisation its id or name, of a value the id of the table */
                target?: string;
                /** @description Of a search: as package_search takes it */
                q?: string;
                /** @description Of a search: conditions */
                fq?: string[];
                /** @description Of a search: the path of the page that shows it */
                page?: string;
                /** @description Of a value: the column it stands in */
                column?: string;
                /** @description As datastore_search takes them; they leave one row, or several of which one is the newest */
                filters?: {
                    [key: string]: unknown;
                };
                newest_by?: string | null;
                /** @description Of a value: when it is told. Another one counts from the value that was read last */
                condition?: {
                    /**
                     * @description any: whenever it changes; by: when it has changed by more than the amount since it was last told; above, below: when it crosses the amount
                     * @enum {unknown}
                     */
                    kind: "any" | "by" | "above" | "below";
                    amount?: number;
                };
                /** @description What it is called, as far as the person has been allowed to know it */
                title: string;
                /** @description The path of the page that shows it */
                address: string;
                /** @description Whether the person may see it now; if not, nothing is told of it */
                available: boolean;
                team: {
                    id: string;
                    title: string;
                    /** @description Whether the person may end it for everybody */
                    leads: boolean;
                } | null;
                /**
                 * @description at_once: a mail for each change; daily: one mail a day at most; none: the web feed alone
                 * @enum {unknown}
                 */
                mail: "at_once" | "daily" | "none";
                /** @description The address of its Atom feed; whoever knows it may read it */
                feed: string;
                created_at: string;
            }[];
        };
        GetFollowParameters: {
            id: string;
        };
        GetFollowAnswer: {
            id: string;
            /** @enum {unknown} */
            kind: "dataset" | "organization" | "search" | "value";
            /** @description Of a dataset or an organisation its id or name, of a value the id of the table */
            target?: string;
            /** @description Of a search: as package_search takes it */
            q?: string;
            /** @description Of a search: conditions */
            fq?: string[];
            /** @description Of a search: the path of the page that shows it */
            page?: string;
            /** @description Of a value: the column it stands in */
            column?: string;
            /** @description As datastore_search takes them; they leave one row, or several of which one is the newest */
            filters?: {
                [key: string]: unknown;
            };
            newest_by?: string | null;
            /** @description Of a value: when it is told. Another one counts from the value that was read last */
            condition?: {
                /**
                 * @description any: whenever it changes; by: when it has changed by more than the amount since it was last told; above, below: when it crosses the amount
                 * @enum {unknown}
                 */
                kind: "any" | "by" | "above" | "below";
                amount?: number;
            };
            /** @description What it is called, as far as the person has been allowed to know it */
            title: string;
            /** @description The path of the page that shows it */
            address: string;
            /** @description Whether the person may see it now; if not, nothing is told of it */
            available: boolean;
            team: {
                id: string;
                title: string;
                /** @description Whether the person may end it for everybody */
                leads: boolean;
            } | null;
            /**
             * @description at_once: a mail for each change; daily: one mail a day at most; none: the web feed alone
             * @enum {unknown}
             */
            mail: "at_once" | "daily" | "none";
            /** @description The address of its Atom feed; whoever knows it may read it */
            feed: string;
            created_at: string;
        };
        ChangeFollowParameters: {
            id: string;
            changeFollowBody: {
                /**
                 * @description at_once: a mail for each change; daily: one mail a day at most; none: the web feed alone
                 * @enum {unknown}
                 */
                mail?: "at_once" | "daily" | "none";
                /** @enum {unknown} */
                language?: "en" | "fr";
                /** @description Of a value: when it is told. Another one counts from the value that was read last */
                condition?: {
                    /**
                     * @description any: whenever it changes; by: when it has changed by more than the amount since it was last told; above, below: when it crosses the amount
                     * @enum {unknown}
                     */
                    kind: "any" | "by" | "above" | "below";
                    amount?: number;
                };
            };
        };
        ChangeFollowAnswer: {
            id: string;
            /** @enum {unknown} */
            kind: "dataset" | "organization" | "search" | "value";
            /** @description Of a dataset or an organisation its id or name, of a value the id of the table */
            target?: string;
            /** @description Of a search: as package_search takes it */
            q?: string;
            /** @description Of a search: conditions */
            fq?: string[];
            /** @description Of a search: the path of the page that shows it */
            page?: string;
            /** @description Of a value: the column it stands in */
            column?: string;
            /** @description As datastore_search takes them; they leave one row, or several of which one is the newest */
            filters?: {
                [key: string]: unknown;
            };
            newest_by?: string | null;
            /** @description Of a value: when it is told. Another one counts from the value that was read last */
            condition?: {
                /**
                 * @description any: whenever it changes; by: when it has changed by more than the amount since it was last told; above, below: when it crosses the amount
                 * @enum {unknown}
                 */
                kind: "any" | "by" | "above" | "below";
                amount?: number;
            };
            /** @description What it is called, as far as the person has been allowed to know it */
            title: string;
            /** @description The path of the page that shows it */
            address: string;
            /** @description Whether the person may see it now; if not, nothing is told of it */
            available: boolean;
            team: {
                id: string;
                title: string;
                /** @description Whether the person may end it for everybody */
                leads: boolean;
            } | null;
            /**
             * @description at_once: a mail for each change; daily: one mail a day at most; none: the web feed alone
             * @enum {unknown}
             */
            mail: "at_once" | "daily" | "none";
            /** @description The address of its Atom feed; whoever knows it may read it */
            feed: string;
            created_at: string;
        };
        EndFollowParameters: {
            /**
             * @description Ends what the team follows, for all its members; for who leads it
             * @default false
             */
            everybody?: boolean;
            id: string;
        };
        RenewFollowFeedParameters: {
            id: string;
        };
        RenewFollowFeedAnswer: {
            id: string;
            /** @enum {unknown} */
            kind: "dataset" | "organization" | "search" | "value";
            /** @description Of a dataset or an organisation its id or name, of a value the id of the table */
            target?: string;
            /** @description Of a search: as package_search takes it */
            q?: string;
            /** @description Of a search: conditions */
            fq?: string[];
            /** @description Of a search: the path of the page that shows it */
            page?: string;
            /** @description Of a value: the column it stands in */
            column?: string;
            /** @description As datastore_search takes them; they leave one row, or several of which one is the newest */
            filters?: {
                [key: string]: unknown;
            };
            newest_by?: string | null;
            /** @description Of a value: when it is told. Another one counts from the value that was read last */
            condition?: {
                /**
                 * @description any: whenever it changes; by: when it has changed by more than the amount since it was last told; above, below: when it crosses the amount
                 * @enum {unknown}
                 */
                kind: "any" | "by" | "above" | "below";
                amount?: number;
            };
            /** @description What it is called, as far as the person has been allowed to know it */
            title: string;
            /** @description The path of the page that shows it */
            address: string;
            /** @description Whether the person may see it now; if not, nothing is told of it */
            available: boolean;
            team: {
                id: string;
                title: string;
                /** @description Whether the person may end it for everybody */
                leads: boolean;
            } | null;
            /**
             * @description at_once: a mail for each change; daily: one mail a day at most; none: the web feed alone
             * @enum {unknown}
             */
            mail: "at_once" | "daily" | "none";
            /** @description The address of its Atom feed; whoever knows it may read it */
            feed: string;
            created_at: string;
        };
        SendFeedbackParameters: {
            sendFeedbackBody: {
                /** @description At most 200 characters */
                name?: string;
                /** @description Like x@y.z */
                email?: string;
                /** @description Exactly 10 digits */
                phone?: string;
                /** @description At most 10,000 characters */
                message?: string;
                /** @description At most 300 characters */
                subject?: string;
                /** @description The path of the page it was written on */
                page?: string;
                /** @description The visID of the chart that it reports */
                chart?: string;
                /** @description The token of the form, from GET /api/feedback/form */
                token?: string;
                /** @description Where work is asked for: a text that, behind the token and a point, has a SHA-256 digest with so many leading bits of nought */
                proof?: string;
                /** @description Must stay empty; people do not see it */
                confirm_link?: string;
            };
        };
        SendFeedbackAnswer: {
            recorded: boolean;
        };
        SendContactRequestParameters: {
            sendContactRequestBody: {
                /** @description At most 200 characters */
                name?: string;
                /** @description Like x@y.z */
                email?: string;
                /** @description Exactly 10 digits */
                phone?: string;
                /** @description At most 10,000 characters */
                message?: string;
                /** @description The path of the page it was written on */
                page?: string;
                /** @description The token of the form, from GET /api/feedback/form */
                token?: string;
                /** @description Where work is asked for: a text that, behind the token and a point, has a SHA-256 digest with so many leading bits of nought */
                proof?: string;
                /** @description Must stay empty; people do not see it */
                confirm_link?: string;
            };
        };
        SendContactRequestAnswer: {
            recorded: boolean;
        };
        BeginMessageFormAnswer: {
            /** @description Good for one message, for a day */
            token: string;
            /** @description How many leading bits of the digest must be nought at the moment; 0 asks for no work */
            difficulty: number;
            /** @description How many seconds people take at least; who sends sooner is no person */
            wait: number;
        };
        CreateContentTokenAnswer: {
            accessToken: string;
        };
        ListSavedChartsParameters: {
            /** @description Which items, as JSON: `{"visID": {"_eq": "…"}}`; or in brackets: `filter[visID][_eq]=…` */
            filter?: string;
            /** @description Words that title or notes contain */
            search?: string;
            /** @description Fields to sort by, parted by commas; `-created` for the newest first */
            sort?: string;
            /** @description Fields to answer, parted by commas; all where absent */
            fields?: string;
            /** @description Items a page; 100 where absent, and at most */
            limit?: string;
            /** @description Items to leave out before the first */
            offset?: string;
            /** @description Page number, from 1, instead of offset */
            page?: string;
            /** @description `total_count`, `filter_count`, or `*` for both */
            meta?: string;
            /** @description `csv` or `json`: the items as a file instead */
            export?: string;
            /** @description Language of texts that are written in several, such as fr; others are given as they are */
            lang?: string;
        };
        ListSavedChartsAnswer: {
            data: {
                id?: string;
                /** @description Its owner; null for everybody else */
                userId?: string | null;
                /** @description Its owner's address; null for everybody else */
                email?: string | null;
                /** @description Public handle: who has it may see the chart, unless it is private */
                visID?: string;
                /** @description Where the chart is looked at */
                visURL?: string;
                visJSON?: {
                    /** @enum {number} */
                    version: 1;
                    source: {
                        /** @enum {string} */
                        kind: "table";
                        resource_id: string;
                        /** @description The version the chart was made from; the current one where absent */
                        version?: number;
                    } | {
                        /** @enum {string} */
                        kind: "merge";
                        merge: {
                            left: {
                                [key: string]: unknown;
                            };
                            right: {
                                [key: string]: unknown;
                            };
                        } & {
                            [key: string]: unknown;
                        };
                    } | {
                        /** @enum {string} */
                        kind: "own";
                        /** @description Name of the file */
                        name: string;
                        columns: {
                            id: string;
                            /** @enum {unknown} */
                            type: "text" | "int" | "float" | "numeric" | "bool" | "date" | "timestamp" | "time" | "json";
                            label?: string;
                            /**
                             * @description What the person says that the column is; told by its type and name where absent
                             * @enum {unknown}
                             */
                            role?: "dimension" | "measure" | "time";
                            place?: {
                                /** @enum {unknown} */
                                by: "code" | "name";
                                scheme: string;
                                level: string;
                                /** @description Column that says what places known by name lie in */
                                parent?: string;
                            };
                            unit?: string;
                            /**
                             * @description Which table the column is of, where another was joined; of both where absent
                             * @enum {unknown}
                             */
                            from?: "own" | "joined";
                        }[];
                        joined?: {
                            resource_id: string;
                            /** @description The version that was read */
                            version?: number;
                            title: string;
                            /** @description Who publishes it */
                            source?: string;
                            /** @description What time it covers */
                            years?: string;
                        };
                        /** @description In the order of the columns; absent where they stay in the browser */
                        rows?: (string | number | boolean | null)[][];
                    };
                    /** @enum {unknown} */
                    mark: "bar" | "line" | "area" | "point" | "tick" | "arc" | "circle" | "rect" | "trail" | "table" | "choropleth" | "point_map";
                    channels: {
                        x?: {
                            field?: string;
                            /** @enum {unknown} */
                            aggregate?: "count" | "distinct" | "sum" | "mean" | "median" | "min" | "max" | "variance" | "stdev";
                            /** @description Column that weighs a mean, such as population */
                            weight?: string;
                            /** @enum {unknown} */
                            time_unit?: "year" | "quarter" | "month" | "week" | "day" | "hour" | "month_of_year" | "day_of_week" | "hour_of_day";
                            bin?: {
                                count: number;
                            } | {
                                step: number;
                            };
                            sort?: {
                                /** @enum {unknown} */
                                by?: "label" | "x" | "y" | "colour" | "size" | "theta";
                                /** @enum {unknown} */
                                order: "ascending" | "descending";
                            };
                            top?: {
                                count: number;
                                /** @default true */
                                other: boolean;
                            };
                            scale?: {
                                /** @enum {unknown} */
                                type?: "linear" | "log" | "sqrt";
                                zero?: boolean;
                                domain?: [
                                    number,
                                    number
                                ];
                                /** @enum {unknown} */
                                stack?: "zero" | "normalize" | "none";
                                /** @enum {unknown} */
                                scheme?: "sequential" | "diverging" | "categorical";
                                categories?: (string | number | boolean | null)[];
                                colours?: {
                                    value: string | number | boolean | null;
                                    colour: string;
                                }[];
                            };
                            highlight?: (string | number | boolean | null)[];
                            references?: {
                                value: string | number;
                                label?: string;
                                label_translated?: {
                                    [key: string]: string;
                                };
                            }[];
                            bars?: boolean;
                            format?: {
                                /** @enum {unknown} */
                                style?: "plain" | "compact" | "percent";
                                decimals?: number;
                            };
                            label?: string;
                            label_translated?: {
                                [key: string]: string;
                            };
                        };
                        y?: {
                            field?: string;
                            /** @enum {unknown} */
                            aggregate?: "count" | "distinct" | "sum" | "mean" | "median" | "min" | "max" | "variance" | "stdev";
                            /** @description Column that weighs a mean, such as population */
                            weight?: string;
                            /** @enum {unknown} */
                            time_unit?: "year" | "quarter" | "month" | "week" | "day" | "hour" | "month_of_year" | "day_of_week" | "hour_of_day";
                            bin?: {
                                count: number;
                            } | {
                                step: number;
                            };
                            sort?: {
                                /** @enum {unknown} */
                                by?: "label" | "x" | "y" | "colour" | "size" | "theta";
                                /** @enum {unknown} */
                                order: "ascending" | "descending";
                            };
                            top?: {
                                count: number;
                                /** @default true */
                                other: boolean;
                            };
                            scale?: {
                                /** @enum {unknown} */
                                type?: "linear" | "log" | "sqrt";
                                zero?: boolean;
                                domain?: [
                                    number,
                                    number
                                ];
                                /** @enum {unknown} */
                                stack?: "zero" | "normalize" | "none";
                                /** @enum {unknown} */
                                scheme?: "sequential" | "diverging" | "categorical";
                                categories?: (string | number | boolean | null)[];
                                colours?: {
                                    value: string | number | boolean | null;
                                    colour: string;
                                }[];
                            };
                            highlight?: (string | number | boolean | null)[];
                            references?: {
                                value: string | number;
                                label?: string;
                                label_translated?: {
                                    [key: string]: string;
                                };
                            }[];
                            bars?: boolean;
                            format?: {
                                /** @enum {unknown} */
                                style?: "plain" | "compact" | "percent";
                                decimals?: number;
                            };
                            label?: string;
                            label_translated?: {
                                [key: string]: string;
                            };
                        };
                        colour?: {
                            field?: string;
                            /** @enum {unknown} */
                            aggregate?: "count" | "distinct" | "sum" | "mean" | "median" | "min" | "max" | "variance" | "stdev";
                            /** @description Column that weighs a mean, such as population */
                            weight?: string;
                            /** @enum {unknown} */
                            time_unit?: "year" | "quarter" | "month" | "week" | "day" | "hour" | "month_of_year" | "day_of_week" | "hour_of_day";
                            bin?: {
                                count: number;
                            } | {
                                step: number;
                            };
                            sort?: {
                                /** @enum {unknown} */
                                by?: "label" | "x" | "y" | "colour" | "size" | "theta";
                                /** @enum {unknown} */
                                order: "ascending" | "descending";
                            };
                            top?: {
                                count: number;
                                /** @default true */
                                other: boolean;
                            };
                            scale?: {
                                /** @enum {unknown} */
                                type?: "linear" | "log" | "sqrt";
                                zero?: boolean;
                                domain?: [
                                    number,
                                    number
                                ];
                                /** @enum {unknown} */
                                stack?: "zero" | "normalize" | "none";
                                /** @enum {unknown} */
                                scheme?: "sequential" | "diverging" | "categorical";
                                categories?: (string | number | boolean | null)[];
                                colours?: {
                                    value: string | number | boolean | null;
                                    colour: string;
                                }[];
                            };
                            highlight?: (string | number | boolean | null)[];
                            references?: {
                                value: string | number;
                                label?: string;
                                label_translated?: {
                                    [key: string]: string;
                                };
                            }[];
                            bars?: boolean;
                            format?: {
                                /** @enum {unknown} */
                                style?: "plain" | "compact" | "percent";
                                decimals?: number;
                            };
                            label?: string;
                            label_translated?: {
                                [key: string]: string;
                            };
                        };
                        size?: {
                            field?: string;
                            /** @enum {unknown} */
                            aggregate?: "count" | "distinct" | "sum" | "mean" | "median" | "min" | "max" | "variance" | "stdev";
                            /** @description Column that weighs a mean, such as population */
                            weight?: string;
                            /** @enum {unknown} */
                            time_unit?: "year" | "quarter" | "month" | "week" | "day" | "hour" | "month_of_year" | "day_of_week" | "hour_of_day";
                            bin?: {
                                count: number;
                            } | {
                                step: number;
                            };
                            sort?: {
                                /** @enum {unknown} */
                                by?: "label" | "x" | "y" | "colour" | "size" | "theta";
                                /** @enum {unknown} */
                                order: "ascending" | "descending";
                            };
                            top?: {
                                count: number;
                                /** @default true */
                                other: boolean;
                            };
                            scale?: {
                                /** @enum {unknown} */
                                type?: "linear" | "log" | "sqrt";
                                zero?: boolean;
                                domain?: [
                                    number,
                                    number
                                ];
                                /** @enum {unknown} */
                                stack?: "zero" | "normalize" | "none";
                                /** @enum {unknown} */
                                scheme?: "sequential" | "diverging" | "categorical";
                                categories?: (string | number | boolean | null)[];
                                colours?: {
                                    value: string | number | boolean | null;
                                    colour: string;
                                }[];
                            };
                            highlight?: (string | number | boolean | null)[];
                            references?: {
                                value: string | number;
                                label?: string;
                                label_translated?: {
                                    [key: string]: string;
                                };
                            }[];
                            bars?: boolean;
                            format?: {
                                /** @enum {unknown} */
                                style?: "plain" | "compact" | "percent";
                                decimals?: number;
                            };
                            label?: string;
                            label_translated?: {
                                [key: string]: string;
                            };
                        };
                        shape?: {
                            field?: string;
                            /** @enum {unknown} */
                            aggregate?: "count" | "distinct" | "sum" | "mean" | "median" | "min" | "max" | "variance" | "stdev";
                            /** @description Column that weighs a mean, such as population */
                            weight?: string;
                            /** @enum {unknown} */
                            time_unit?: "year" | "quarter" | "month" | "week" | "day" | "hour" | "month_of_year" | "day_of_week" | "hour_of_day";
                            bin?: {
                                count: number;
                            } | {
                                step: number;
                            };
                            sort?: {
                                /** @enum {unknown} */
                                by?: "label" | "x" | "y" | "colour" | "size" | "theta";
                                /** @enum {unknown} */
                                order: "ascending" | "descending";
                            };
                            top?: {
                                count: number;
                                /** @default true */
                                other: boolean;
                            };
                            scale?: {
                                /** @enum {unknown} */
                                type?: "linear" | "log" | "sqrt";
                                zero?: boolean;
                                domain?: [
                                    number,
                                    number
                                ];
                                /** @enum {unknown} */
                                stack?: "zero" | "normalize" | "none";
                                /** @enum {unknown} */
                                scheme?: "sequential" | "diverging" | "categorical";
                                categories?: (string | number | boolean | null)[];
                                colours?: {
                                    value: string | number | boolean | null;
                                    colour: string;
                                }[];
                            };
                            highlight?: (string | number | boolean | null)[];
                            references?: {
                                value: string | number;
                                label?: string;
                                label_translated?: {
                                    [key: string]: string;
                                };
                            }[];
                            bars?: boolean;
                            format?: {
                                /** @enum {unknown} */
                                style?: "plain" | "compact" | "percent";
                                decimals?: number;
                            };
                            label?: string;
                            label_translated?: {
                                [key: string]: string;
                            };
                        };
                        opacity?: {
                            field?: string;
                            /** @enum {unknown} */
                            aggregate?: "count" | "distinct" | "sum" | "mean" | "median" | "min" | "max" | "variance" | "stdev";
                            /** @description Column that weighs a mean, such as population */
                            weight?: string;
                            /** @enum {unknown} */
                            time_unit?: "year" | "quarter" | "month" | "week" | "day" | "hour" | "month_of_year" | "day_of_week" | "hour_of_day";
                            bin?: {
                                count: number;
                            } | {
                                step: number;
                            };
                            sort?: {
                                /** @enum {unknown} */
                                by?: "label" | "x" | "y" | "colour" | "size" | "theta";
                                /** @enum {unknown} */
                                order: "ascending" | "descending";
                            };
                            top?: {
                                count: number;
                                /** @default true */
                                other: boolean;
                            };
                            scale?: {
                                /** @enum {unknown} */
                                type?: "linear" | "log" | "sqrt";
                                zero?: boolean;
                                domain?: [
                                    number,
                                    number
                                ];
                                /** @enum {unknown} */
                                stack?: "zero" | "normalize" | "none";
                                /** @enum {unknown} */
                                scheme?: "sequential" | "diverging" | "categorical";
                                categories?: (string | number | boolean | null)[];
                                colours?: {
                                    value: string | number | boolean | null;
                                    colour: string;
                                }[];
                            };
                            highlight?: (string | number | boolean | null)[];
                            references?: {
                                value: string | number;
                                label?: string;
                                label_translated?: {
                                    [key: string]: string;
                                };
                            }[];
                            bars?: boolean;
                            format?: {
                                /** @enum {unknown} */
                                style?: "plain" | "compact" | "percent";
                                decimals?: number;
                            };
                            label?: string;
                            label_translated?: {
                                [key: string]: string;
                            };
                        };
                        row?: {
                            field?: string;
                            /** @enum {unknown} */
                            aggregate?: "count" | "distinct" | "sum" | "mean" | "median" | "min" | "max" | "variance" | "stdev";
                            /** @description Column that weighs a mean, such as population */
                            weight?: string;
                            /** @enum {unknown} */
                            time_unit?: "year" | "quarter" | "month" | "week" | "day" | "hour" | "month_of_year" | "day_of_week" | "hour_of_day";
                            bin?: {
                                count: number;
                            } | {
                                step: number;
                            };
                            sort?: {
                                /** @enum {unknown} */
                                by?: "label" | "x" | "y" | "colour" | "size" | "theta";
                                /** @enum {unknown} */
                                order: "ascending" | "descending";
                            };
                            top?: {
                                count: number;
                                /** @default true */
                                other: boolean;
                            };
                            scale?: {
                                /** @enum {unknown} */
                                type?: "linear" | "log" | "sqrt";
                                zero?: boolean;
                                domain?: [
                                    number,
                                    number
                                ];
                                /** @enum {unknown} */
                                stack?: "zero" | "normalize" | "none";
                                /** @enum {unknown} */
                                scheme?: "sequential" | "diverging" | "categorical";
                                categories?: (string | number | boolean | null)[];
                                colours?: {
                                    value: string | number | boolean | null;
                                    colour: string;
                                }[];
                            };
                            highlight?: (string | number | boolean | null)[];
                            references?: {
                                value: string | number;
                                label?: string;
                                label_translated?: {
                                    [key: string]: string;
                                };
                            }[];
                            bars?: boolean;
                            format?: {
                                /** @enum {unknown} */
                                style?: "plain" | "compact" | "percent";
                                decimals?: number;
                            };
                            label?: string;
                            label_translated?: {
                                [key: string]: string;
                            };
                        };
                        column?: {
                            field?: string;
                            /** @enum {unknown} */
                            aggregate?: "count" | "distinct" | "sum" | "mean" | "median" | "min" | "max" | "variance" | "stdev";
                            /** @description Column that weighs a mean, such as population */
                            weight?: string;
                            /** @enum {unknown} */
                            time_unit?: "year" | "quarter" | "month" | "week" | "day" | "hour" | "month_of_year" | "day_of_week" | "hour_of_day";
                            bin?: {
                                count: number;
                            } | {
                                step: number;
                            };
                            sort?: {
                                /** @enum {unknown} */
                                by?: "label" | "x" | "y" | "colour" | "size" | "theta";
                                /** @enum {unknown} */
                                order: "ascending" | "descending";
                            };
                            top?: {
                                count: number;
                                /** @default true */
                                other: boolean;
                            };
                            scale?: {
                                /** @enum {unknown} */
                                type?: "linear" | "log" | "sqrt";
                                zero?: boolean;
                                domain?: [
                                    number,
                                    number
                                ];
                                /** @enum {unknown} */
                                stack?: "zero" | "normalize" | "none";
                                /** @enum {unknown} */
                                scheme?: "sequential" | "diverging" | "categorical";
                                categories?: (string | number | boolean | null)[];
                                colours?: {
                                    value: string | number | boolean | null;
                                    colour: string;
                                }[];
                            };
                            highlight?: (string | number | boolean | null)[];
                            references?: {
                                value: string | number;
                                label?: string;
                                label_translated?: {
                                    [key: string]: string;
                                };
                            }[];
                            bars?: boolean;
                            format?: {
                                /** @enum {unknown} */
                                style?: "plain" | "compact" | "percent";
                                decimals?: number;
                            };
                            label?: string;
                            label_translated?: {
                                [key: string]: string;
                            };
                        };
                        theta?: {
                            field?: string;
                            /** @enum {unknown} */
                            aggregate?: "count" | "distinct" | "sum" | "mean" | "median" | "min" | "max" | "variance" | "stdev";
                            /** @description Column that weighs a mean, such as population */
                            weight?: string;
                            /** @enum {unknown} */
                            time_unit?: "year" | "quarter" | "month" | "week" | "day" | "hour" | "month_of_year" | "day_of_week" | "hour_of_day";
                            bin?: {
                                count: number;
                            } | {
                                step: number;
                            };
                            sort?: {
                                /** @enum {unknown} */
                                by?: "label" | "x" | "y" | "colour" | "size" | "theta";
                                /** @enum {unknown} */
                                order: "ascending" | "descending";
                            };
                            top?: {
                                count: number;
                                /** @default true */
                                other: boolean;
                            };
                            scale?: {
                                /** @enum {unknown} */
                                type?: "linear" | "log" | "sqrt";
                                zero?: boolean;
                                domain?: [
                                    number,
                                    number
                                ];
                                /** @enum {unknown} */
                                stack?: "zero" | "normalize" | "none";
                                /** @enum {unknown} */
                                scheme?: "sequential" | "diverging" | "categorical";
                                categories?: (string | number | boolean | null)[];
                                colours?: {
                                    value: string | number | boolean | null;
                                    colour: string;
                                }[];
                            };
                            highlight?: (string | number | boolean | null)[];
                            references?: {
                                value: string | number;
                                label?: string;
                                label_translated?: {
                                    [key: string]: string;
                                };
                            }[];
                            bars?: boolean;
                            format?: {
                                /** @enum {unknown} */
                                style?: "plain" | "compact" | "percent";
                                decimals?: number;
                            };
                            label?: string;
                            label_translated?: {
                                [key: string]: string;
                            };
                        };
                        order?: {
                            field?: string;
                            /** @enum {unknown} */
                            aggregate?: "count" | "distinct" | "sum" | "mean" | "median" | "min" | "max" | "variance" | "stdev";
                            /** @description Column that weighs a mean, such as population */
                            weight?: string;
                            /** @enum {unknown} */
                            time_unit?: "year" | "quarter" | "month" | "week" | "day" | "hour" | "month_of_year" | "day_of_week" | "hour_of_day";
                            bin?: {
                                count: number;
                            } | {
                                step: number;
                            };
                            sort?: {
                                /** @enum {unknown} */
                                by?: "label" | "x" | "y" | "colour" | "size" | "theta";
                                /** @enum {unknown} */
                                order: "ascending" | "descending";
                            };
                            top?: {
                                count: number;
                                /** @default true */
                                other: boolean;
                            };
                            scale?: {
                                /** @enum {unknown} */
                                type?: "linear" | "log" | "sqrt";
                                zero?: boolean;
                                domain?: [
                                    number,
                                    number
                                ];
                                /** @enum {unknown} */
                                stack?: "zero" | "normalize" | "none";
                                /** @enum {unknown} */
                                scheme?: "sequential" | "diverging" | "categorical";
                                categories?: (string | number | boolean | null)[];
                                colours?: {
                                    value: string | number | boolean | null;
                                    colour: string;
                                }[];
                            };
                            highlight?: (string | number | boolean | null)[];
                            references?: {
                                value: string | number;
                                label?: string;
                                label_translated?: {
                                    [key: string]: string;
                                };
                            }[];
                            bars?: boolean;
                            format?: {
                                /** @enum {unknown} */
                                style?: "plain" | "compact" | "percent";
                                decimals?: number;
                            };
                            label?: string;
                            label_translated?: {
                                [key: string]: string;
                            };
                        };
                        detail?: {
                            field?: string;
                            /** @enum {unknown} */
                            aggregate?: "count" | "distinct" | "sum" | "mean" | "median" | "min" | "max" | "variance" | "stdev";
                            /** @description Column that weighs a mean, such as population */
                            weight?: string;
                            /** @enum {unknown} */
                            time_unit?: "year" | "quarter" | "month" | "week" | "day" | "hour" | "month_of_year" | "day_of_week" | "hour_of_day";
                            bin?: {
                                count: number;
                            } | {
                                step: number;
                            };
                            sort?: {
                                /** @enum {unknown} */
                                by?: "label" | "x" | "y" | "colour" | "size" | "theta";
                                /** @enum {unknown} */
                                order: "ascending" | "descending";
                            };
                            top?: {
                                count: number;
                                /** @default true */
                                other: boolean;
                            };
                            scale?: {
                                /** @enum {unknown} */
                                type?: "linear" | "log" | "sqrt";
                                zero?: boolean;
                                domain?: [
                                    number,
                                    number
                                ];
                                /** @enum {unknown} */
                                stack?: "zero" | "normalize" | "none";
                                /** @enum {unknown} */
                                scheme?: "sequential" | "diverging" | "categorical";
                                categories?: (string | number | boolean | null)[];
                                colours?: {
                                    value: string | number | boolean | null;
                                    colour: string;
                                }[];
                            };
                            highlight?: (string | number | boolean | null)[];
                            references?: {
                                value: string | number;
                                label?: string;
                                label_translated?: {
                                    [key: string]: string;
                                };
                            }[];
                            bars?: boolean;
                            format?: {
                                /** @enum {unknown} */
                                style?: "plain" | "compact" | "percent";
                                decimals?: number;
                            };
                            label?: string;
                            label_translated?: {
                                [key: string]: string;
                            };
                        }[];
                        tooltip?: {
                            field?: string;
                            /** @enum {unknown} */
                            aggregate?: "count" | "distinct" | "sum" | "mean" | "median" | "min" | "max" | "variance" | "stdev";
                            /** @description Column that weighs a mean, such as population */
                            weight?: string;
                            /** @enum {unknown} */
                            time_unit?: "year" | "quarter" | "month" | "week" | "day" | "hour" | "month_of_year" | "day_of_week" | "hour_of_day";
                            bin?: {
                                count: number;
                            } | {
                                step: number;
                            };
                            sort?: {
                                /** @enum {unknown} */
                                by?: "label" | "x" | "y" | "colour" | "size" | "theta";
                                /** @enum {unknown} */
                                order: "ascending" | "descending";
                            };
                            top?: {
                                count: number;
                                /** @default true */
                                other: boolean;
                            };
                            scale?: {
                                /** @enum {unknown} */
                                type?: "linear" | "log" | "sqrt";
                                zero?: boolean;
                                domain?: [
                                    number,
                                    number
                                ];
                                /** @enum {unknown} */
                                stack?: "zero" | "normalize" | "none";
                                /** @enum {unknown} */
                                scheme?: "sequential" | "diverging" | "categorical";
                                categories?: (string | number | boolean | null)[];
                                colours?: {
                                    value: string | number | boolean | null;
                                    colour: string;
                                }[];
                            };
                            highlight?: (string | number | boolean | null)[];
                            references?: {
                                value: string | number;
                                label?: string;
                                label_translated?: {
                                    [key: string]: string;
                                };
                            }[];
                            bars?: boolean;
                            format?: {
                                /** @enum {unknown} */
                                style?: "plain" | "compact" | "percent";
                                decimals?: number;
                            };
                            label?: string;
                            label_translated?: {
                                [key: string]: string;
                            };
                        }[];
                        geo?: {
                            field: string;
                            scheme?: string;
                            level?: string;
                            label?: string;
                            label_translated?: {
                                [key: string]: string;
                            };
                        };
                        longitude?: {
                            field?: string;
                            /** @enum {unknown} */
                            aggregate?: "count" | "distinct" | "sum" | "mean" | "median" | "min" | "max" | "variance" | "stdev";
                            /** @description Column that weighs a mean, such as population */
                            weight?: string;
                            /** @enum {unknown} */
                            time_unit?: "year" | "quarter" | "month" | "week" | "day" | "hour" | "month_of_year" | "day_of_week" | "hour_of_day";
                            bin?: {
                                count: number;
                            } | {
                                step: number;
                            };
                            sort?: {
                                /** @enum {unknown} */
                                by?: "label" | "x" | "y" | "colour" | "size" | "theta";
                                /** @enum {unknown} */
                                order: "ascending" | "descending";
                            };
                            top?: {
                                count: number;
                                /** @default true */
                                other: boolean;
                            };
                            scale?: {
                                /** @enum {unknown} */
                                type?: "linear" | "log" | "sqrt";
                                zero?: boolean;
                                domain?: [
                                    number,
                                    number
                                ];
                                /** @enum {unknown} */
                                stack?: "zero" | "normalize" | "none";
                                /** @enum {unknown} */
                                scheme?: "sequential" | "diverging" | "categorical";
                                categories?: (string | number | boolean | null)[];
                                colours?: {
                                    value: string | number | boolean | null;
                                    colour: string;
                                }[];
                            };
                            highlight?: (string | number | boolean | null)[];
                            references?: {
                                value: string | number;
                                label?: string;
                                label_translated?: {
                                    [key: string]: string;
                                };
                            }[];
                            bars?: boolean;
                            format?: {
                                /** @enum {unknown} */
                                style?: "plain" | "compact" | "percent";
                                decimals?: number;
                            };
                            label?: string;
                            label_translated?: {
                                [key: string]: string;
                            };
                        };
                        latitude?: {
                            field?: string;
                            /** @enum {unknown} */
                            aggregate?: "count" | "distinct" | "sum" | "mean" | "median" | "min" | "max" | "variance" | "stdev";
                            /** @description Column that weighs a mean, such as population */
                            weight?: string;
                            /** @enum {unknown} */
                            time_unit?: "year" | "quarter" | "month" | "week" | "day" | "hour" | "month_of_year" | "day_of_week" | "hour_of_day";
                            bin?: {
                                count: number;
                            } | {
                                step: number;
                            };
                            sort?: {
                                /** @enum {unknown} */
                                by?: "label" | "x" | "y" | "colour" | "size" | "theta";
                                /** @enum {unknown} */
                                order: "ascending" | "descending";
                            };
                            top?: {
                                count: number;
                                /** @default true */
                                other: boolean;
                            };
                            scale?: {
                                /** @enum {unknown} */
                                type?: "linear" | "log" | "sqrt";
                                zero?: boolean;
                                domain?: [
                                    number,
                                    number
                                ];
                                /** @enum {unknown} */
                                stack?: "zero" | "normalize" | "none";
                                /** @enum {unknown} */
                                scheme?: "sequential" | "diverging" | "categorical";
                                categories?: (string | number | boolean | null)[];
                                colours?: {
                                    value: string | number | boolean | null;
                                    colour: string;
                                }[];
                            };
                            highlight?: (string | number | boolean | null)[];
                            references?: {
                                value: string | number;
                                label?: string;
                                label_translated?: {
                                    [key: string]: string;
                                };
                            }[];
                            bars?: boolean;
                            format?: {
                                /** @enum {unknown} */
                                style?: "plain" | "compact" | "percent";
                                decimals?: number;
                            };
                            label?: string;
                            label_translated?: {
                                [key: string]: string;
                            };
                        };
                    };
                    filters?: ({
                        field: string;
                        /** @enum {unknown} */
                        kind: "one_of" | "none_of";
                        values: (string | number | boolean | null)[];
                    } | {
                        field: string;
                        /** @enum {string} */
                        kind: "range";
                        from?: string | number;
                        to?: string | number;
                    } | {
                        field: string;
                        /** @enum {string} */
                        kind: "contains";
                        text: string;
                    })[];
                    computed?: {
                        id: string;
                        label?: string;
                        label_translated?: {
                            [key: string]: string;
                        };
                        expression: string;
                        unit?: string;
                        unit_translated?: {
                            [key: string]: string;
                        };
                    }[];
                    map?: {
                        /** @default 5 */
                        classes?: number;
                        /** @enum {unknown} */
                        method?: "quantile" | "equal" | "natural";
                        extent?: string;
                    };
                    annotations?: ({
                        /** @enum {string} */
                        kind: "point";
                        /** @description Such as {"x": "2005-01-01", "colour": "Rice"} */
                        at: {
                            [key: string]: string | number | boolean | null;
                        };
                        text: string;
                        text_translated?: {
                            [key: string]: string;
                        };
                        dx?: number;
                        dy?: number;
                    } | {
                        /** @enum {string} */
                        kind: "period";
                        /** @enum {unknown} */
                        channel: "x" | "y";
                        from: string | number;
                        to: string | number;
                        text: string;
                        text_translated?: {
                            [key: string]: string;
                        };
                        dx?: number;
                        dy?: number;
                    })[];
                    title?: string;
                    title_translated?: {
                        [key: string]: string;
                    };
                    notes?: string;
                    notes_translated?: {
                        [key: string]: string;
                    };
                    language?: string;
                    caption?: {
                        /** @description Who publishes the figures */
                        source?: string;
                        /** @description What time they cover */
                        years?: string;
                    };
                };
                /** @description Resource whose table it is drawn from; null for own rows */
                resource?: string | null;
                /** @description Dataset of that resource */
                packageID?: string | null;
                /** @description Its picture, drawn by the server; null where the caller may not read its table, and in lists that do not ask for it */
                chartSVG?: string | null;
                title?: string;
                notes?: string | null;
                /** @description The language that title and notes are written in beside their translations; null where nobody said it */
                language?: string | null;
                /** @description The text in several languages, such as {"fr": "Naissances"} */
                title_translated?: {
                    [key: string]: string;
                };
                /** @description The text in several languages, such as {"fr": "Naissances"} */
                notes_translated?: {
                    [key: string]: string;
                };
                /**
                 * @description private: its owner; link: who has the link; public: shown with its dataset
                 * @enum {unknown}
                 */
                visibility?: "private" | "link" | "public";
                /** @description The visitor who made it, by the name of the account; null for charts of the portal itself */
                maker?: {
                    name: string | null;
                } | null;
                /** @description An editor has looked at it as it is now, or made it */
                approved?: boolean;
                /** @description It stands where public charts are listed, by what the site says of charts of visitors */
                listed?: boolean;
                /** @description An editor has hidden it; only its maker and editors still see it */
                hidden?: boolean;
                /** @description Why it was hidden, for its maker and editors */
                hiddenReason?: string | null;
                /** @description How many messages report it and wait for an editor; only in lists for editors */
                reportCount?: number | null;
                /** @description The newest of them, at most five; only in lists for editors */
                reports?: {
                    id: string;
                    message: string;
                    created: string;
                }[] | null;
                created?: string;
                updated?: string;
            }[];
            meta?: {
                total_count?: number;
                filter_count?: number;
            };
        } | string;
        CreateSavedChartParameters: {
            /** @description What the server makes or knows itself is ignored: id, userId, email, visID, visURL, resource, packageID, chartSVG. */
            createSavedChartBody: {
                /** @description A chart specification as in the answer, or its JSON text; at most 4 MB, without own rows 128 kB */
                visJSON: unknown;
                /** @description That of visJSON where absent */
                title?: string | null;
                notes?: string | null;
                /** @description The language that title and notes are written in */
                language?: string | null;
                /** @description The text in other languages, such as {"fr": "Naissances"}; those that are null or empty are taken out */
                title_translated?: {
                    [key: string]: string | null;
                } | null;
                /** @description The text in other languages, such as {"fr": "Naissances"}; those that are null or empty are taken out */
                notes_translated?: {
                    [key: string]: string | null;
                } | null;
                /**
                 * @description private: its owner; link: who has the link; public: shown with its dataset
                 * @enum {unknown}
                 */
                visibility?: "private" | "link" | "public";
            } & {
                [key: string]: unknown;
            };
        };
        CreateSavedChartAnswer: {
            data: components["schemas"]["SavedChart"];
        };
        SavedChart: {
            id: string;
            /** @description Its owner; null for everybody else */
            userId: string | null;
            /** @description Its owner's address; null for everybody else */
            email: string | null;
            /** @description Public handle: who has it may see the chart, unless it is private */
            visID: string;
            /** @description Where the chart is looked at */
            visURL: string;
            visJSON: {
                /** @enum {number} */
                version: 1;
                source: {
                    /** @enum {string} */
                    kind: "table";
                    resource_id: string;
                    /** @description The version the chart was made from; the current one where absent */
                    version?: number;
                } | {
                    /** @enum {string} */
                    kind: "merge";
                    merge: {
                        left: {
                            [key: string]: unknown;
                        };
                        right: {
                            [key: string]: unknown;
                        };
                    } & {
                        [key: string]: unknown;
                    };
                } | {
                    /** @enum {string} */
                    kind: "own";
                    /** @description Name of the file */
                    name: string;
                    columns: {
                        id: string;
                        /** @enum {unknown} */
                        type: "text" | "int" | "float" | "numeric" | "bool" | "date" | "timestamp" | "time" | "json";
                        label?: string;
                        /**
                         * @description What the person says that the column is; told by its type and name where absent
                         * @enum {unknown}
                         */
                        role?: "dimension" | "measure" | "time";
                        place?: {
                            /** @enum {unknown} */
                            by: "code" | "name";
                            scheme: string;
                            level: string;
                            /** @description Column that says what places known by name lie in */
                            parent?: string;
                        };
                        unit?: string;
                        /**
                         * @description Which table the column is of, where another was joined; of both where absent
                         * @enum {unknown}
                         */
                        from?: "own" | "joined";
                    }[];
                    joined?: {
                        resource_id: string;
                        /** @description The version that was read */
                        version?: number;
                        title: string;
                        /** @description Who publishes it */
                        source?: string;
                        /** @description What time it covers */
                        years?: string;
                    };
                    /** @description In the order of the columns; absent where they stay in the browser */
                    rows?: (string | number | boolean | null)[][];
                };
                /** @enum {unknown} */
                mark: "bar" | "line" | "area" | "point" | "tick" | "arc" | "circle" | "rect" | "trail" | "table" | "choropleth" | "point_map";
                channels: {
                    x?: {
                        field?: string;
                        /** @enum {unknown} */
                        aggregate?: "count" | "distinct" | "sum" | "mean" | "median" | "min" | "max" | "variance" | "stdev";
                        /** @description Column that weighs a mean, such as population */
                        weight?: string;
                        /** @enum {unknown} */
                        time_unit?: "year" | "quarter" | "month" | "week" | "day" | "hour" | "month_of_year" | "day_of_week" | "hour_of_day";
                        bin?: {
                            count: number;
                        } | {
                            step: number;
                        };
                        sort?: {
                            /** @enum {unknown} */
                            by?: "label" | "x" | "y" | "colour" | "size" | "theta";
                            /** @enum {unknown} */
                            order: "ascending" | "descending";
                        };
                        top?: {
                            count: number;
                            /** @default true */
                            other: boolean;
                        };
                        scale?: {
                            /** @enum {unknown} */
                            type?: "linear" | "log" | "sqrt";
                            zero?: boolean;
                            domain?: [
                                number,
                                number
                            ];
                            /** @enum {unknown} */
                            stack?: "zero" | "normalize" | "none";
                            /** @enum {unknown} */
                            scheme?: "sequential" | "diverging" | "categorical";
                            categories?: (string | number | boolean | null)[];
                            colours?: {
                                value: string | number | boolean | null;
                                colour: string;
                            }[];
                        };
                        highlight?: (string | number | boolean | null)[];
                        references?: {
                            value: string | number;
                            label?: string;
                            label_translated?: {
                                [key: string]: string;
                            };
                        }[];
                        bars?: boolean;
                        format?: {
                            /** @enum {unknown} */
                            style?: "plain" | "compact" | "percent";
                            decimals?: number;
                        };
                        label?: string;
                        label_translated?: {
                            [key: string]: string;
                        };
                    };
                    y?: {
                        field?: string;
                        /** @enum {unknown} */
                        aggregate?: "count" | "distinct" | "sum" | "mean" | "median" | "min" | "max" | "variance" | "stdev";
                        /** @description Column that weighs a mean, such as population */
                        weight?: string;
                        /** @enum {unknown} */
                        time_unit?: "year" | "quarter" | "month" | "week" | "day" | "hour" | "month_of_year" | "day_of_week" | "hour_of_day";
                        bin?: {
                            count: number;
                        } | {
                            step: number;
                        };
                        sort?: {
                            /** @enum {unknown} */
                            by?: "label" | "x" | "y" | "colour" | "size" | "theta";
                            /** @enum {unknown} */
                            order: "ascending" | "descending";
                        };
                        top?: {
                            count: number;
                            /** @default true */
                            other: boolean;
                        };
                        scale?: {
                            /** @enum {unknown} */
                            type?: "linear" | "log" | "sqrt";
                            zero?: boolean;
                            domain?: [
                                number,
                                number
                            ];
                            /** @enum {unknown} */
                            stack?: "zero" | "normalize" | "none";
                            /** @enum {unknown} */
                            scheme?: "sequential" | "diverging" | "categorical";
                            categories?: (string | number | boolean | null)[];
                            colours?: {
                                value: string | number | boolean | null;
                                colour: string;
                            }[];
                        };
                        highlight?: (string | number | boolean | null)[];
                        references?: {
                            value: string | number;
                            label?: string;
                            label_translated?: {
                                [key: string]: string;
                            };
                        }[];
                        bars?: boolean;
                        format?: {
                            /** @enum {unknown} */
                            style?: "plain" | "compact" | "percent";
                            decimals?: number;
                        };
                        label?: string;
                        label_translated?: {
                            [key: string]: string;
                        };
                    };
                    colour?: {
                        field?: string;
                        /** @enum {unknown} */
                        aggregate?: "count" | "distinct" | "sum" | "mean" | "median" | "min" | "max" | "variance" | "stdev";
                        /** @description Column that weighs a mean, such as population */
                        weight?: string;
                        /** @enum {unknown} */
                        time_unit?: "year" | "quarter" | "month" | "week" | "day" | "hour" | "month_of_year" | "day_of_week" | "hour_of_day";
                        bin?: {
                            count: number;
                        } | {
                            step: number;
                        };
                        sort?: {
                            /** @enum {unknown} */
                            by?: "label" | "x" | "y" | "colour" | "size" | "theta";
                            /** @enum {unknown} */
                            order: "ascending" | "descending";
                        };
                        top?: {
                            count: number;
                            /** @default true */
                            other: boolean;
                        };
                        scale?: {
                            /** @enum {unknown} */
                            type?: "linear" | "log" | "sqrt";
                            zero?: boolean;
                            domain?: [
                                number,
                                number
                            ];
                            /** @enum {unknown} */
                            stack?: "zero" | "normalize" | "none";
                            /** @enum {unknown} */
                            scheme?: "sequential" | "diverging" | "categorical";
                            categories?: (string | number | boolean | null)[];
                            colours?: {
                                value: string | number | boolean | null;
                                colour: string;
                            }[];
                        };
                        highlight?: (string | number | boolean | null)[];
                        references?: {
                            value: string | number;
                            label?: string;
                            label_translated?: {
                                [key: string]: string;
                            };
                        }[];
                        bars?: boolean;
                        format?: {
                            /** @enum {unknown} */
                            style?: "plain" | "compact" | "percent";
                            decimals?: number;
                        };
                        label?: string;
                        label_translated?: {
                            [key: string]: string;
                        };
                    };
                    size?: {
                        field?: string;
                        /** @enum {unknown} */
                        aggregate?: "count" | "distinct" | "sum" | "mean" | "median" | "min" | "max" | "variance" | "stdev";
                        /** @description Column that weighs a mean, such as population */
                        weight?: string;
                        /** @enum {unknown} */
                        time_unit?: "year" | "quarter" | "month" | "week" | "day" | "hour" | "month_of_year" | "day_of_week" | "hour_of_day";
                        bin?: {
                            count: number;
                        } | {
                            step: number;
                        };
                        sort?: {
                            /** @enum {unknown} */
                            by?: "label" | "x" | "y" | "colour" | "size" | "theta";
                            /** @enum {unknown} */
                            order: "ascending" | "descending";
                        };
                        top?: {
                            count: number;
                            /** @default true */
                            other: boolean;
                        };
                        scale?: {
                            /** @enum {unknown} */
                            type?: "linear" | "log" | "sqrt";
                            zero?: boolean;
                            domain?: [
                                number,
                                number
                            ];
                            /** @enum {unknown} */
                            stack?: "zero" | "normalize" | "none";
                            /** @enum {unknown} */
                            scheme?: "sequential" | "diverging" | "categorical";
                            categories?: (string | number | boolean | null)[];
                            colours?: {
                                value: string | number | boolean | null;
                                colour: string;
                            }[];
                        };
                        highlight?: (string | number | boolean | null)[];
                        references?: {
                            value: string | number;
                            label?: string;
                            label_translated?: {
                                [key: string]: string;
                            };
                        }[];
                        bars?: boolean;
                        format?: {
                            /** @enum {unknown} */
                            style?: "plain" | "compact" | "percent";
                            decimals?: number;
                        };
                        label?: string;
                        label_translated?: {
                            [key: string]: string;
                        };
                    };
                    shape?: {
                        field?: string;
                        /** @enum {unknown} */
                        aggregate?: "count" | "distinct" | "sum" | "mean" | "median" | "min" | "max" | "variance" | "stdev";
                        /** @description Column that weighs a mean, such as population */
                        weight?: string;
                        /** @enum {unknown} */
                        time_unit?: "year" | "quarter" | "month" | "week" | "day" | "hour" | "month_of_year" | "day_of_week" | "hour_of_day";
                        bin?: {
                            count: number;
                        } | {
                            step: number;
                        };
                        sort?: {
                            /** @enum {unknown} */
                            by?: "label" | "x" | "y" | "colour" | "size" | "theta";
                            /** @enum {unknown} */
                            order: "ascending" | "descending";
                        };
                        top?: {
                            count: number;
                            /** @default true */
                            other: boolean;
                        };
                        scale?: {
                            /** @enum {unknown} */
                            type?: "linear" | "log" | "sqrt";
                            zero?: boolean;
                            domain?: [
                                number,
                                number
                            ];
                            /** @enum {unknown} */
                            stack?: "zero" | "normalize" | "none";
                            /** @enum {unknown} */
                            scheme?: "sequential" | "diverging" | "categorical";
                            categories?: (string | number | boolean | null)[];
                            colours?: {
                                value: string | number | boolean | null;
                                colour: string;
                            }[];
                        };
                        highlight?: (string | number | boolean | null)[];
                        references?: {
                            value: string | number;
                            label?: string;
                            label_translated?: {
                                [key: string]: string;
                            };
                        }[];
                        bars?: boolean;
                        format?: {
                            /** @enum {unknown} */
                            style?: "plain" | "compact" | "percent";
                            decimals?: number;
                        };
                        label?: string;
                        label_translated?: {
                            [key: string]: string;
                        };
                    };
                    opacity?: {
                        field?: string;
                        /** @enum {unknown} */
                        aggregate?: "count" | "distinct" | "sum" | "mean" | "median" | "min" | "max" | "variance" | "stdev";
                        /** @description Column that weighs a mean, such as population */
                        weight?: string;
                        /** @enum {unknown} */
                        time_unit?: "year" | "quarter" | "month" | "week" | "day" | "hour" | "month_of_year" | "day_of_week" | "hour_of_day";
                        bin?: {
                            count: number;
                        } | {
                            step: number;
                        };
                        sort?: {
                            /** @enum {unknown} */
                            by?: "label" | "x" | "y" | "colour" | "size" | "theta";
                            /** @enum {unknown} */
                            order: "ascending" | "descending";
                        };
                        top?: {
                            count: number;
                            /** @default true */
                            other: boolean;
                        };
                        scale?: {
                            /** @enum {unknown} */
                            type?: "linear" | "log" | "sqrt";
                            zero?: boolean;
                            domain?: [
                                number,
                                number
                            ];
                            /** @enum {unknown} */
                            stack?: "zero" | "normalize" | "none";
                            /** @enum {unknown} */
                            scheme?: "sequential" | "diverging" | "categorical";
                            categories?: (string | number | boolean | null)[];
                            colours?: {
                                value: string | number | boolean | null;
                                colour: string;
                            }[];
                        };
                        highlight?: (string | number | boolean | null)[];
                        references?: {
                            value: string | number;
                            label?: string;
                            label_translated?: {
                                [key: string]: string;
                            };
                        }[];
                        bars?: boolean;
                        format?: {
                            /** @enum {unknown} */
                            style?: "plain" | "compact" | "percent";
                            decimals?: number;
                        };
                        label?: string;
                        label_translated?: {
                            [key: string]: string;
                        };
                    };
                    row?: {
                        field?: string;
                        /** @enum {unknown} */
                        aggregate?: "count" | "distinct" | "sum" | "mean" | "median" | "min" | "max" | "variance" | "stdev";
                        /** @description Column that weighs a mean, such as population */
                        weight?: string;
                        /** @enum {unknown} */
                        time_unit?: "year" | "quarter" | "month" | "week" | "day" | "hour" | "month_of_year" | "day_of_week" | "hour_of_day";
                        bin?: {
                            count: number;
                        } | {
                            step: number;
                        };
                        sort?: {
                            /** @enum {unknown} */
                            by?: "label" | "x" | "y" | "colour" | "size" | "theta";
                            /** @enum {unknown} */
                            order: "ascending" | "descending";
                        };
                        top?: {
                            count: number;
                            /** @default true */
                            other: boolean;
                        };
                        scale?: {
                            /** @enum {unknown} */
                            type?: "linear" | "log" | "sqrt";
                            zero?: boolean;
                            domain?: [
                                number,
                                number
                            ];
                            /** @enum {unknown} */
                            stack?: "zero" | "normalize" | "none";
                            /** @enum {unknown} */
                            scheme?: "sequential" | "diverging" | "categorical";
                            categories?: (string | number | boolean | null)[];
                            colours?: {
                                value: string | number | boolean | null;
                                colour: string;
                            }[];
                        };
                        highlight?: (string | number | boolean | null)[];
                        references?: {
                            value: string | number;
                            label?: string;
                            label_translated?: {
                                [key: string]: string;
                            };
                        }[];
                        bars?: boolean;
                        format?: {
                            /** @enum {unknown} */
                            style?: "plain" | "compact" | "percent";
                            decimals?: number;
                        };
                        label?: string;
                        label_translated?: {
                            [key: string]: string;
                        };
                    };
                    column?: {
                        field?: string;
                        /** @enum {unknown} */
                        aggregate?: "count" | "distinct" | "sum" | "mean" | "median" | "min" | "max" | "variance" | "stdev";
                        /** @description Column that weighs a mean, such as population */
                        weight?: string;
                        /** @enum {unknown} */
                        time_unit?: "year" | "quarter" | "month" | "week" | "day" | "hour" | "month_of_year" | "day_of_week" | "hour_of_day";
                        bin?: {
                            count: number;
                        } | {
                            step: number;
                        };
                        sort?: {
                            /** @enum {unknown} */
                            by?: "label" | "x" | "y" | "colour" | "size" | "theta";
                            /** @enum {unknown} */
                            order: "ascending" | "descending";
                        };
                        top?: {
                            count: number;
                            /** @default true */
                            other: boolean;
                        };
                        scale?: {
                            /** @enum {unknown} */
                            type?: "linear" | "log" | "sqrt";
                            zero?: boolean;
                            domain?: [
                                number,
                                number
                            ];
                            /** @enum {unknown} */
                            stack?: "zero" | "normalize" | "none";
                            /** @enum {unknown} */
                            scheme?: "sequential" | "diverging" | "categorical";
                            categories?: (string | number | boolean | null)[];
                            colours?: {
                                value: string | number | boolean | null;
                                colour: string;
                            }[];
                        };
                        highlight?: (string | number | boolean | null)[];
                        references?: {
                            value: string | number;
                            label?: string;
                            label_translated?: {
                                [key: string]: string;
                            };
                        }[];
                        bars?: boolean;
                        format?: {
                            /** @enum {unknown} */
                            style?: "plain" | "compact" | "percent";
                            decimals?: number;
                        };
                        label?: string;
                        label_translated?: {
                            [key: string]: string;
                        };
                    };
                    theta?: {
                        field?: string;
                        /** @enum {unknown} */
                        aggregate?: "count" | "distinct" | "sum" | "mean" | "median" | "min" | "max" | "variance" | "stdev";
                        /** @description Column that weighs a mean, such as population */
                        weight?: string;
                        /** @enum {unknown} */
                        time_unit?: "year" | "quarter" | "month" | "week" | "day" | "hour" | "month_of_year" | "day_of_week" | "hour_of_day";
                        bin?: {
                            count: number;
                        } | {
                            step: number;
                        };
                        sort?: {
                            /** @enum {unknown} */
                            by?: "label" | "x" | "y" | "colour" | "size" | "theta";
                            /** @enum {unknown} */
                            order: "ascending" | "descending";
                        };
                        top?: {
                            count: number;
                            /** @default true */
                            other: boolean;
                        };
                        scale?: {
                            /** @enum {unknown} */
                            type?: "linear" | "log" | "sqrt";
                            zero?: boolean;
                            domain?: [
                                number,
                                number
                            ];
                            /** @enum {unknown} */
                            stack?: "zero" | "normalize" | "none";
                            /** @enum {unknown} */
                            scheme?: "sequential" | "diverging" | "categorical";
                            categories?: (string | number | boolean | null)[];
                            colours?: {
                                value: string | number | boolean | null;
                                colour: string;
                            }[];
                        };
                        highlight?: (string | number | boolean | null)[];
                        references?: {
                            value: string | number;
                            label?: string;
                            label_translated?: {
                                [key: string]: string;
                            };
                        }[];
                        bars?: boolean;
                        format?: {
                            /** @enum {unknown} */
                            style?: "plain" | "compact" | "percent";
                            decimals?: number;
                        };
                        label?: string;
                        label_translated?: {
                            [key: string]: string;
                        };
                    };
                    order?: {
                        field?: string;
                        /** @enum {unknown} */
                        aggregate?: "count" | "distinct" | "sum" | "mean" | "median" | "min" | "max" | "variance" | "stdev";
                        /** @description Column that weighs a mean, such as population */
                        weight?: string;
                        /** @enum {unknown} */
                        time_unit?: "year" | "quarter" | "month" | "week" | "day" | "hour" | "month_of_year" | "day_of_week" | "hour_of_day";
                        bin?: {
                            count: number;
                        } | {
                            step: number;
                        };
                        sort?: {
                            /** @enum {unknown} */
                            by?: "label" | "x" | "y" | "colour" | "size" | "theta";
                            /** @enum {unknown} */
                            order: "ascending" | "descending";
                        };
                        top?: {
                            count: number;
                            /** @default true */
                            other: boolean;
                        };
                        scale?: {
                            /** @enum {unknown} */
                            type?: "linear" | "log" | "sqrt";
                            zero?: boolean;
                            domain?: [
                                number,
                                number
                            ];
                            /** @enum {unknown} */
                            stack?: "zero" | "normalize" | "none";
                            /** @enum {unknown} */
                            scheme?: "sequential" | "diverging" | "categorical";
                            categories?: (string | number | boolean | null)[];
                            colours?: {
                                value: string | number | boolean | null;
                                colour: string;
                            }[];
                        };
                        highlight?: (string | number | boolean | null)[];
                        references?: {
                            value: string | number;
                            label?: string;
                            label_translated?: {
                                [key: string]: string;
                            };
                        }[];
                        bars?: boolean;
                        format?: {
                            /** @enum {unknown} */
                            style?: "plain" | "compact" | "percent";
                            decimals?: number;
                        };
                        label?: string;
                        label_translated?: {
                            [key: string]: string;
                        };
                    };
                    detail?: {
                        field?: string;
                        /** @enum {unknown} */
                        aggregate?: "count" | "distinct" | "sum" | "mean" | "median" | "min" | "max" | "variance" | "stdev";
                        /** @description Column that weighs a mean, such as population */
                        weight?: string;
                        /** @enum {unknown} */
                        time_unit?: "year" | "quarter" | "month" | "week" | "day" | "hour" | "month_of_year" | "day_of_week" | "hour_of_day";
                        bin?: {
                            count: number;
                        } | {
                            step: number;
                        };
                        sort?: {
                            /** @enum {unknown} */
                            by?: "label" | "x" | "y" | "colour" | "size" | "theta";
                            /** @enum {unknown} */
                            order: "ascending" | "descending";
                        };
                        top?: {
                            count: number;
                            /** @default true */
                            other: boolean;
                        };
                        scale?: {
                            /** @enum {unknown} */
                            type?: "linear" | "log" | "sqrt";
                            zero?: boolean;
                            domain?: [
                                number,
                                number
                            ];
                            /** @enum {unknown} */
                            stack?: "zero" | "normalize" | "none";
                            /** @enum {unknown} */
                            scheme?: "sequential" | "diverging" | "categorical";
                            categories?: (string | number | boolean | null)[];
                            colours?: {
                                value: string | number | boolean | null;
                                colour: string;
                            }[];
                        };
                        highlight?: (string | number | boolean | null)[];
                        references?: {
                            value: string | number;
                            label?: string;
                            label_translated?: {
                                [key: string]: string;
                            };
                        }[];
                        bars?: boolean;
                        format?: {
                            /** @enum {unknown} */
                            style?: "plain" | "compact" | "percent";
                            decimals?: number;
                        };
                        label?: string;
                        label_translated?: {
                            [key: string]: string;
                        };
                    }[];
                    tooltip?: {
                        field?: string;
                        /** @enum {unknown} */
                        aggregate?: "count" | "distinct" | "sum" | "mean" | "median" | "min" | "max" | "variance" | "stdev";
                        /** @description Column that weighs a mean, such as population */
                        weight?: string;
                        /** @enum {unknown} */
                        time_unit?: "year" | "quarter" | "month" | "week" | "day" | "hour" | "month_of_year" | "day_of_week" | "hour_of_day";
                        bin?: {
                            count: number;
                        } | {
                            step: number;
                        };
                        sort?: {
                            /** @enum {unknown} */
                            by?: "label" | "x" | "y" | "colour" | "size" | "theta";
                            /** @enum {unknown} */
                            order: "ascending" | "descending";
                        };
                        top?: {
                            count: number;
                            /** @default true */
                            other: boolean;
                        };
                        scale?: {
                            /** @enum {unknown} */
                            type?: "linear" | "log" | "sqrt";
                            zero?: boolean;
                            domain?: [
                                number,
                                number
                            ];
                            /** @enum {unknown} */
                            stack?: "zero" | "normalize" | "none";
                            /** @enum {unknown} */
                            scheme?: "sequential" | "diverging" | "categorical";
                            categories?: (string | number | boolean | null)[];
                            colours?: {
                                value: string | number | boolean | null;
                                colour: string;
                            }[];
                        };
                        highlight?: (string | number | boolean | null)[];
                        references?: {
                            value: string | number;
                            label?: string;
                            label_translated?: {
                                [key: string]: string;
                            };
                        }[];
                        bars?: boolean;
                        format?: {
                            /** @enum {unknown} */
                            style?: "plain" | "compact" | "percent";
                            decimals?: number;
                        };
                        label?: string;
                        label_translated?: {
                            [key: string]: string;
                        };
                    }[];
                    geo?: {
                        field: string;
                        scheme?: string;
                        level?: string;
                        label?: string;
                        label_translated?: {
                            [key: string]: string;
                        };
                    };
                    longitude?: {
                        field?: string;
                        /** @enum {unknown} */
                        aggregate?: "count" | "distinct" | "sum" | "mean" | "median" | "min" | "max" | "variance" | "stdev";
                        /** @description Column that weighs a mean, such as population */
                        weight?: string;
                        /** @enum {unknown} */
                        time_unit?: "year" | "quarter" | "month" | "week" | "day" | "hour" | "month_of_year" | "day_of_week" | "hour_of_day";
                        bin?: {
                            count: number;
                        } | {
                            step: number;
                        };
                        sort?: {
                            /** @enum {unknown} */
                            by?: "label" | "x" | "y" | "colour" | "size" | "theta";
                            /** @enum {unknown} */
                            order: "ascending" | "descending";
                        };
                        top?: {
                            count: number;
                            /** @default true */
                            other: boolean;
                        };
                        scale?: {
                            /** @enum {unknown} */
                            type?: "linear" | "log" | "sqrt";
                            zero?: boolean;
                            domain?: [
                                number,
                                number
                            ];
                            /** @enum {unknown} */
                            stack?: "zero" | "normalize" | "none";
                            /** @enum {unknown} */
                            scheme?: "sequential" | "diverging" | "categorical";
                            categories?: (string | number | boolean | null)[];
                            colours?: {
                                value: string | number | boolean | null;
                                colour: string;
                            }[];
                        };
                        highlight?: (string | number | boolean | null)[];
                        references?: {
                            value: string | number;
                            label?: string;
                            label_translated?: {
                                [key: string]: string;
                            };
                        }[];
                        bars?: boolean;
                        format?: {
                            /** @enum {unknown} */
                            style?: "plain" | "compact" | "percent";
                            decimals?: number;
                        };
                        label?: string;
                        label_translated?: {
                            [key: string]: string;
                        };
                    };
                    latitude?: {
                        field?: string;
                        /** @enum {unknown} */
                        aggregate?: "count" | "distinct" | "sum" | "mean" | "median" | "min" | "max" | "variance" | "stdev";
                        /** @description Column that weighs a mean, such as population */
                        weight?: string;
                        /** @enum {unknown} */
                        time_unit?: "year" | "quarter" | "month" | "week" | "day" | "hour" | "month_of_year" | "day_of_week" | "hour_of_day";
                        bin?: {
                            count: number;
                        } | {
                            step: number;
                        };
                        sort?: {
                            /** @enum {unknown} */
                            by?: "label" | "x" | "y" | "colour" | "size" | "theta";
                            /** @enum {unknown} */
                            order: "ascending" | "descending";
                        };
                        top?: {
                            count: number;
                            /** @default true */
                            other: boolean;
                        };
                        scale?: {
                            /** @enum {unknown} */
                            type?: "linear" | "log" | "sqrt";
                            zero?: boolean;
                            domain?: [
                                number,
                                number
                            ];
                            /** @enum {unknown} */
                            stack?: "zero" | "normalize" | "none";
                            /** @enum {unknown} */
                            scheme?: "sequential" | "diverging" | "categorical";
                            categories?: (string | number | boolean | null)[];
                            colours?: {
                                value: string | number | boolean | null;
                                colour: string;
                            }[];
                        };
                        highlight?: (string | number | boolean | null)[];
                        references?: {
                            value: string | number;
                            label?: string;
                            label_translated?: {
                                [key: string]: string;
                            };
                        }[];
                        bars?: boolean;
                        format?: {
                            /** @enum {unknown} */
                            style?: "plain" | "compact" | "percent";
                            decimals?: number;
                        };
                        label?: string;
                        label_translated?: {
                            [key: string]: string;
                        };
                    };
                };
                filters?: ({
                    field: string;
                    /** @enum {unknown} */
                    kind: "one_of" | "none_of";
                    values: (string | number | boolean | null)[];
                } | {
                    field: string;
                    /** @enum {string} */
                    kind: "range";
                    from?: string | number;
                    to?: string | number;
                } | {
                    field: string;
                    /** @enum {string} */
                    kind: "contains";
                    text: string;
                })[];
                computed?: {
                    id: string;
                    label?: string;
                    label_translated?: {
                        [key: string]: string;
                    };
                    expression: string;
                    unit?: string;
                    unit_translated?: {
                        [key: string]: string;
                    };
                }[];
                map?: {
                    /** @default 5 */
                    classes?: number;
                    /** @enum {unknown} */
                    method?: "quantile" | "equal" | "natural";
                    extent?: string;
                };
                annotations?: ({
                    /** @enum {string} */
                    kind: "point";
                    /** @description Such as {"x": "2005-01-01", "colour": "Rice"} */
                    at: {
                        [key: string]: string | number | boolean | null;
                    };
                    text: string;
                    text_translated?: {
                        [key: string]: string;
                    };
                    dx?: number;
                    dy?: number;
                } | {
                    /** @enum {string} */
                    kind: "period";
                    /** @enum {unknown} */
                    channel: "x" | "y";
                    from: string | number;
                    to: string | number;
                    text: string;
                    text_translated?: {
                        [key: string]: string;
                    };
                    dx?: number;
                    dy?: number;
                })[];
                title?: string;
                title_translated?: {
                    [key: string]: string;
                };
                notes?: string;
                notes_translated?: {
                    [key: string]: string;
                };
                language?: string;
                caption?: {
                    /** @description Who publishes the figures */
                    source?: string;
                    /** @description What time they cover */
                    years?: string;
                };
            };
            /** @description Resource whose table it is drawn from; null for own rows */
            resource: string | null;
            /** @description Dataset of that resource */
            packageID: string | null;
            /** @description Its picture, drawn by the server; null where the caller may not read its table, and in lists that do not ask for it */
            chartSVG: string | null;
            title: string;
            notes: string | null;
            /** @description The language that title and notes are written in beside their translations; null where nobody said it */
            language: string | null;
            /** @description The text in several languages, such as {"fr": "Naissances"} */
            title_translated?: {
                [key: string]: string;
            };
            /** @description The text in several languages, such as {"fr": "Naissances"} */
            notes_translated?: {
                [key: string]: string;
            };
            /**
             * @description private: its owner; link: who has the link; public: shown with its dataset
             * @enum {unknown}
             */
            visibility: "private" | "link" | "public";
            /** @description The visitor who made it, by the name of the account; null for charts of the portal itself */
            maker: {
                name: string | null;
            } | null;
            /** @description An editor has looked at it as it is now, or made it */
            approved: boolean;
            /** @description It stands where public charts are listed, by what the site says of charts of visitors */
            listed: boolean;
            /** @description An editor has hidden it; only its maker and editors still see it */
            hidden: boolean;
            /** @description Why it was hidden, for its maker and editors */
            hiddenReason: string | null;
            /** @description How many messages report it and wait for an editor; only in lists for editors */
            reportCount: number | null;
            /** @description The newest of them, at most five; only in lists for editors */
            reports: {
                id: string;
                message: string;
                created: string;
            }[] | null;
            created: string;
            updated: string;
        };
        GetSavedChartParameters: {
            /** @description Language of texts that are written in several, such as fr; others are given as they are */
            lang?: string;
            id: string;
        };
        GetSavedChartAnswer: {
            data: components["schemas"]["SavedChart"];
        };
        UpdateSavedChartParameters: {
            id: string;
            /** @description What the server makes or knows itself is ignored: id, userId, email, visID, visURL, resource, packageID, chartSVG. */
            updateSavedChartBody: {
                /** @description A chart specification as in the answer, or its JSON text; at most 4 MB, without own rows 128 kB */
                visJSON?: unknown;
                /** @description That of visJSON where absent */
                title?: string | null;
                notes?: string | null;
                /** @description The language that title and notes are written in */
                language?: string | null;
                /** @description The text in other languages, such as {"fr": "Naissances"}; those that are null or empty are taken out */
                title_translated?: {
                    [key: string]: string | null;
                } | null;
                /** @description The text in other languages, such as {"fr": "Naissances"}; those that are null or empty are taken out */
                notes_translated?: {
                    [key: string]: string | null;
                } | null;
                /**
                 * @description private: its owner; link: who has the link; public: shown with its dataset
                 * @enum {unknown}
                 */
                visibility?: "private" | "link" | "public";
            } & {
                [key: string]: unknown;
            };
        };
        UpdateSavedChartAnswer: {
            data: components["schemas"]["SavedChart"];
        };
        DeleteSavedChartParameters: {
            id: string;
        };
        RestoreSavedChartParameters: {
            id: string;
        };
        RestoreSavedChartAnswer: {
            data: components["schemas"]["SavedChart"];
        };
        ListPublicSavedChartsParameters: {
            /** @description Which items, as JSON: `{"visID": {"_eq": "…"}}`; or in brackets: `filter[visID][_eq]=…` */
            filter?: string;
            /** @description Words that title or notes contain */
            search?: string;
            /** @description Fields to sort by, parted by commas; `-created` for the newest first */
            sort?: string;
            /** @description Fields to answer, parted by commas; all where absent */
            fields?: string;
            /** @description Items a page; 100 where absent, and at most */
            limit?: string;
            /** @description Items to leave out before the first */
            offset?: string;
            /** @description Page number, from 1, instead of offset */
            page?: string;
            /** @description `total_count`, `filter_count`, or `*` for both */
            meta?: string;
            /** @description `csv` or `json`: the items as a file instead */
            export?: string;
            /**
             * @description new: public, and nobody has looked at it as it is now; reported: by visitors, public or by link; approved: public, looked at or made by an editor; hidden: from everybody; all public ones where absent
             * @enum {unknown}
             */
            state?: "new" | "reported" | "approved" | "hidden";
        };
        ListPublicSavedChartsAnswer: {
            data: {
                id?: string;
                /** @description Its owner; null for everybody else */
                userId?: string | null;
                /** @description Its owner's address; null for everybody else */
                email?: string | null;
                /** @description Public handle: who has it may see the chart, unless it is private */
                visID?: string;
                /** @description Where the chart is looked at */
                visURL?: string;
                visJSON?: {
                    /** @enum {number} */
                    version: 1;
                    source: {
                        /** @enum {string} */
                        kind: "table";
                        resource_id: string;
                        /** @description The version the chart was made from; the current one where absent */
                        version?: number;
                    } | {
                        /** @enum {string} */
                        kind: "merge";
                        merge: {
                            left: {
                                [key: string]: unknown;
                            };
                            right: {
                                [key: string]: unknown;
                            };
                        } & {
                            [key: string]: unknown;
                        };
                    } | {
                        /** @enum {string} */
                        kind: "own";
                        /** @description Name of the file */
                        name: string;
                        columns: {
                            id: string;
                            /** @enum {unknown} */
                            type: "text" | "int" | "float" | "numeric" | "bool" | "date" | "timestamp" | "time" | "json";
                            label?: string;
                            /**
                             * @description What the person says that the column is; told by its type and name where absent
                             * @enum {unknown}
                             */
                            role?: "dimension" | "measure" | "time";
                            place?: {
                                /** @enum {unknown} */
                                by: "code" | "name";
                                scheme: string;
                                level: string;
                                /** @description Column that says what places known by name lie in */
                                parent?: string;
                            };
                            unit?: string;
                            /**
                             * @description Which table the column is of, where another was joined; of both where absent
                             * @enum {unknown}
                             */
                            from?: "own" | "joined";
                        }[];
                        joined?: {
                            resource_id: string;
                            /** @description The version that was read */
                            version?: number;
                            title: string;
                            /** @description Who publishes it */
                            source?: string;
                            /** @description What time it covers */
                            years?: string;
                        };
                        /** @description In the order of the columns; absent where they stay in the browser */
                        rows?: (string | number | boolean | null)[][];
                    };
                    /** @enum {unknown} */
                    mark: "bar" | "line" | "area" | "point" | "tick" | "arc" | "circle" | "rect" | "trail" | "table" | "choropleth" | "point_map";
                    channels: {
                        x?: {
                            field?: string;
                            /** @enum {unknown} */
                            aggregate?: "count" | "distinct" | "sum" | "mean" | "median" | "min" | "max" | "variance" | "stdev";
                            /** @description Column that weighs a mean, such as population */
                            weight?: string;
                            /** @enum {unknown} */
                            time_unit?: "year" | "quarter" | "month" | "week" | "day" | "hour" | "month_of_year" | "day_of_week" | "hour_of_day";
                            bin?: {
                                count: number;
                            } | {
                                step: number;
                            };
                            sort?: {
                                /** @enum {unknown} */
                                by?: "label" | "x" | "y" | "colour" | "size" | "theta";
                                /** @enum {unknown} */
                                order: "ascending" | "descending";
                            };
                            top?: {
                                count: number;
                                /** @default true */
                                other: boolean;
                            };
                            scale?: {
                                /** @enum {unknown} */
                                type?: "linear" | "log" | "sqrt";
                                zero?: boolean;
                                domain?: [
                                    number,
                                    number
                                ];
                                /** @enum {unknown} */
                                stack?: "zero" | "normalize" | "none";
                                /** @enum {unknown} */
                                scheme?: "sequential" | "diverging" | "categorical";
                                categories?: (string | number | boolean | null)[];
                                colours?: {
                                    value: string | number | boolean | null;
                                    colour: string;
                                }[];
                            };
                            highlight?: (string | number | boolean | null)[];
                            references?: {
                                value: string | number;
                                label?: string;
                                label_translated?: {
                                    [key: string]: string;
                                };
                            }[];
                            bars?: boolean;
                            format?: {
                                /** @enum {unknown} */
                                style?: "plain" | "compact" | "percent";
                                decimals?: number;
                            };
                            label?: string;
                            label_translated?: {
                                [key: string]: string;
                            };
                        };
                        y?: {
                            field?: string;
                            /** @enum {unknown} */
                            aggregate?: "count" | "distinct" | "sum" | "mean" | "median" | "min" | "max" | "variance" | "stdev";
                            /** @description Column that weighs a mean, such as population */
                            weight?: string;
                            /** @enum {unknown} */
                            time_unit?: "year" | "quarter" | "month" | "week" | "day" | "hour" | "month_of_year" | "day_of_week" | "hour_of_day";
                            bin?: {
                                count: number;
                            } | {
                                step: number;
                            };
                            sort?: {
                                /** @enum {unknown} */
                                by?: "label" | "x" | "y" | "colour" | "size" | "theta";
                                /** @enum {unknown} */
                                order: "ascending" | "descending";
                            };
                            top?: {
                                count: number;
                                /** @default true */
                                other: boolean;
                            };
                            scale?: {
                                /** @enum {unknown} */
                                type?: "linear" | "log" | "sqrt";
                                zero?: boolean;
                                domain?: [
                                    number,
                                    number
                                ];
                                /** @enum {unknown} */
                                stack?: "zero" | "normalize" | "none";
                                /** @enum {unknown} */
                                scheme?: "sequential" | "diverging" | "categorical";
                                categories?: (string | number | boolean | null)[];
                                colours?: {
                                    value: string | number | boolean | null;
                                    colour: string;
                                }[];
                            };
                            highlight?: (string | number | boolean | null)[];
                            references?: {
                                value: string | number;
                                label?: string;
                                label_translated?: {
                                    [key: string]: string;
                                };
                            }[];
                            bars?: boolean;
                            format?: {
                                /** @enum {unknown} */
                                style?: "plain" | "compact" | "percent";
                                decimals?: number;
                            };
                            label?: string;
                            label_translated?: {
                                [key: string]: string;
                            };
                        };
                        colour?: {
                            field?: string;
                            /** @enum {unknown} */
                            aggregate?: "count" | "distinct" | "sum" | "mean" | "median" | "min" | "max" | "variance" | "stdev";
                            /** @description Column that weighs a mean, such as population */
                            weight?: string;
                            /** @enum {unknown} */
                            time_unit?: "year" | "quarter" | "month" | "week" | "day" | "hour" | "month_of_year" | "day_of_week" | "hour_of_day";
                            bin?: {
                                count: number;
                            } | {
                                step: number;
                            };
                            sort?: {
                                /** @enum {unknown} */
                                by?: "label" | "x" | "y" | "colour" | "size" | "theta";
                                /** @enum {unknown} */
                                order: "ascending" | "descending";
                            };
                            top?: {
                                count: number;
                                /** @default true */
                                other: boolean;
                            };
                            scale?: {
                                /** @enum {unknown} */
                                type?: "linear" | "log" | "sqrt";
                                zero?: boolean;
                                domain?: [
                                    number,
                                    number
                                ];
                                /** @enum {unknown} */
                                stack?: "zero" | "normalize" | "none";
                                /** @enum {unknown} */
                                scheme?: "sequential" | "diverging" | "categorical";
                                categories?: (string | number | boolean | null)[];
                                colours?: {
                                    value: string | number | boolean | null;
                                    colour: string;
                                }[];
                            };
                            highlight?: (string | number | boolean | null)[];
                            references?: {
                                value: string | number;
                                label?: string;
                                label_translated?: {
                                    [key: string]: string;
                                };
                            }[];
                            bars?: boolean;
                            format?: {
                                /** @enum {unknown} */
                                style?: "plain" | "compact" | "percent";
                                decimals?: number;
                            };
                            label?: string;
                            label_translated?: {
                                [key: string]: string;
                            };
                        };
                        size?: {
                            field?: string;
                            /** @enum {unknown} */
                            aggregate?: "count" | "distinct" | "sum" | "mean" | "median" | "min" | "max" | "variance" | "stdev";
                            /** @description Column that weighs a mean, such as population */
                            weight?: string;
                            /** @enum {unknown} */
                            time_unit?: "year" | "quarter" | "month" | "week" | "day" | "hour" | "month_of_year" | "day_of_week" | "hour_of_day";
                            bin?: {
                                count: number;
                            } | {
                                step: number;
                            };
                            sort?: {
                                /** @enum {unknown} */
                                by?: "label" | "x" | "y" | "colour" | "size" | "theta";
                                /** @enum {unknown} */
                                order: "ascending" | "descending";
                            };
                            top?: {
                                count: number;
                                /** @default true */
                                other: boolean;
                            };
                            scale?: {
                                /** @enum {unknown} */
                                type?: "linear" | "log" | "sqrt";
                                zero?: boolean;
                                domain?: [
                                    number,
                                    number
                                ];
                                /** @enum {unknown} */
                                stack?: "zero" | "normalize" | "none";
                                /** @enum {unknown} */
                                scheme?: "sequential" | "diverging" | "categorical";
                                categories?: (string | number | boolean | null)[];
                                colours?: {
                                    value: string | number | boolean | null;
                                    colour: string;
                                }[];
                            };
                            highlight?: (string | number | boolean | null)[];
                            references?: {
                                value: string | number;
                                label?: string;
                                label_translated?: {
                                    [key: string]: string;
                                };
                            }[];
                            bars?: boolean;
                            format?: {
                                /** @enum {unknown} */
                                style?: "plain" | "compact" | "percent";
                                decimals?: number;
                            };
                            label?: string;
                            label_translated?: {
                                [key: string]: string;
                            };
                        };
                        shape?: {
                            field?: string;
                            /** @enum {unknown} */
                            aggregate?: "count" | "distinct" | "sum" | "mean" | "median" | "min" | "max" | "variance" | "stdev";
                            /** @description Column that weighs a mean, such as population */
                            weight?: string;
                            /** @enum {unknown} */
                            time_unit?: "year" | "quarter" | "month" | "week" | "day" | "hour" | "month_of_year" | "day_of_week" | "hour_of_day";
                            bin?: {
                                count: number;
                            } | {
                                step: number;
                            };
                            sort?: {
                                /** @enum {unknown} */
                                by?: "label" | "x" | "y" | "colour" | "size" | "theta";
                                /** @enum {unknown} */
                                order: "ascending" | "descending";
                            };
                            top?: {
                                count: number;
                                /** @default true */
                                other: boolean;
                            };
                            scale?: {
                                /** @enum {unknown} */
                                type?: "linear" | "log" | "sqrt";
                                zero?: boolean;
                                domain?: [
                                    number,
                                    number
                                ];
                                /** @enum {unknown} */
                                stack?: "zero" | "normalize" | "none";
                                /** @enum {unknown} */
                                scheme?: "sequential" | "diverging" | "categorical";
                                categories?: (string | number | boolean | null)[];
                                colours?: {
                                    value: string | number | boolean | null;
                                    colour: string;
                                }[];
                            };
                            highlight?: (string | number | boolean | null)[];
                            references?: {
                                value: string | number;
                                label?: string;
                                label_translated?: {
                                    [key: string]: string;
                                };
                            }[];
                            bars?: boolean;
                            format?: {
                                /** @enum {unknown} */
                                style?: "plain" | "compact" | "percent";
                                decimals?: number;
                            };
                            label?: string;
                            label_translated?: {
                                [key: string]: string;
                            };
                        };
                        opacity?: {
                            field?: string;
                            /** @enum {unknown} */
                            aggregate?: "count" | "distinct" | "sum" | "mean" | "median" | "min" | "max" | "variance" | "stdev";
                            /** @description Column that weighs a mean, such as population */
                            weight?: string;
                            /** @enum {unknown} */
                            time_unit?: "year" | "quarter" | "month" | "week" | "day" | "hour" | "month_of_year" | "day_of_week" | "hour_of_day";
                            bin?: {
                                count: number;
                            } | {
                                step: number;
                            };
                            sort?: {
                                /** @enum {unknown} */
                                by?: "label" | "x" | "y" | "colour" | "size" | "theta";
                                /** @enum {unknown} */
                                order: "ascending" | "descending";
                            };
                            top?: {
                                count: number;
                                /** @default true */
                                other: boolean;
                            };
                            scale?: {
                                /** @enum {unknown} */
                                type?: "linear" | "log" | "sqrt";
                                zero?: boolean;
                                domain?: [
                                    number,
                                    number
                                ];
                                /** @enum {unknown} */
                                stack?: "zero" | "normalize" | "none";
                                /** @enum {unknown} */
                                scheme?: "sequential" | "diverging" | "categorical";
                                categories?: (string | number | boolean | null)[];
                                colours?: {
                                    value: string | number | boolean | null;
                                    colour: string;
                                }[];
                            };
                            highlight?: (string | number | boolean | null)[];
                            references?: {
                                value: string | number;
                                label?: string;
                                label_translated?: {
                                    [key: string]: string;
                                };
                            }[];
                            bars?: boolean;
                            format?: {
                                /** @enum {unknown} */
                                style?: "plain" | "compact" | "percent";
                                decimals?: number;
                            };
                            label?: string;
                            label_translated?: {
                                [key: string]: string;
                            };
                        };
                        row?: {
                            field?: string;
                            /** @enum {unknown} */
                            aggregate?: "count" | "distinct" | "sum" | "mean" | "median" | "min" | "max" | "variance" | "stdev";
                            /** @description Column that weighs a mean, such as population */
                            weight?: string;
                            /** @enum {unknown} */
                            time_unit?: "year" | "quarter" | "month" | "week" | "day" | "hour" | "month_of_year" | "day_of_week" | "hour_of_day";
                            bin?: {
                                count: number;
                            } | {
                                step: number;
                            };
                            sort?: {
                                /** @enum {unknown} */
                                by?: "label" | "x" | "y" | "colour" | "size" | "theta";
                                /** @enum {unknown} */
                                order: "ascending" | "descending";
                            };
                            top?: {
                                count: number;
                                /** @default true */
                                other: boolean;
                            };
                            scale?: {
                                /** @enum {unknown} */
                                type?: "linear" | "log" | "sqrt";
                                zero?: boolean;
                                domain?: [
                                    number,
                                    number
                                ];
                                /** @enum {unknown} */
                                stack?: "zero" | "normalize" | "none";
                                /** @enum {unknown} */
                                scheme?: "sequential" | "diverging" | "categorical";
                                categories?: (string | number | boolean | null)[];
                                colours?: {
                                    value: string | number | boolean | null;
                                    colour: string;
                                }[];
                            };
                            highlight?: (string | number | boolean | null)[];
                            references?: {
                                value: string | number;
                                label?: string;
                                label_translated?: {
                                    [key: string]: string;
                                };
                            }[];
                            bars?: boolean;
                            format?: {
                                /** @enum {unknown} */
                                style?: "plain" | "compact" | "percent";
                                decimals?: number;
                            };
                            label?: string;
                            label_translated?: {
                                [key: string]: string;
                            };
                        };
                        column?: {
                            field?: string;
                            /** @enum {unknown} */
                            aggregate?: "count" | "distinct" | "sum" | "mean" | "median" | "min" | "max" | "variance" | "stdev";
                            /** @description Column that weighs a mean, such as population */
                            weight?: string;
                            /** @enum {unknown} */
                            time_unit?: "year" | "quarter" | "month" | "week" | "day" | "hour" | "month_of_year" | "day_of_week" | "hour_of_day";
                            bin?: {
                                count: number;
                            } | {
                                step: number;
                            };
                            sort?: {
                                /** @enum {unknown} */
                                by?: "label" | "x" | "y" | "colour" | "size" | "theta";
                                /** @enum {unknown} */
                                order: "ascending" | "descending";
                            };
                            top?: {
                                count: number;
                                /** @default true */
                                other: boolean;
                            };
                            scale?: {
                                /** @enum {unknown} */
                                type?: "linear" | "log" | "sqrt";
                                zero?: boolean;
                                domain?: [
                                    number,
                                    number
                                ];
                                /** @enum {unknown} */
                                stack?: "zero" | "normalize" | "none";
                                /** @enum {unknown} */
                                scheme?: "sequential" | "diverging" | "categorical";
                                categories?: (string | number | boolean | null)[];
                                colours?: {
                                    value: string | number | boolean | null;
                                    colour: string;
                                }[];
                            };
                            highlight?: (string | number | boolean | null)[];
                            references?: {
                                value: string | number;
                                label?: string;
                                label_translated?: {
                                    [key: string]: string;
                                };
                            }[];
                            bars?: boolean;
                            format?: {
                                /** @enum {unknown} */
                                style?: "plain" | "compact" | "percent";
                                decimals?: number;
                            };
                            label?: string;
                            label_translated?: {
                                [key: string]: string;
                            };
                        };
                        theta?: {
                            field?: string;
                            /** @enum {unknown} */
                            aggregate?: "count" | "distinct" | "sum" | "mean" | "median" | "min" | "max" | "variance" | "stdev";
                            /** @description Column that weighs a mean, such as population */
                            weight?: string;
                            /** @enum {unknown} */
                            time_unit?: "year" | "quarter" | "month" | "week" | "day" | "hour" | "month_of_year" | "day_of_week" | "hour_of_day";
                            bin?: {
                                count: number;
                            } | {
                                step: number;
                            };
                            sort?: {
                                /** @enum {unknown} */
                                by?: "label" | "x" | "y" | "colour" | "size" | "theta";
                                /** @enum {unknown} */
                                order: "ascending" | "descending";
                            };
                            top?: {
                                count: number;
                                /** @default true */
                                other: boolean;
                            };
                            scale?: {
                                /** @enum {unknown} */
                                type?: "linear" | "log" | "sqrt";
                                zero?: boolean;
                                domain?: [
                                    number,
                                    number
                                ];
                                /** @enum {unknown} */
                                stack?: "zero" | "normalize" | "none";
                                /** @enum {unknown} */
                                scheme?: "sequential" | "diverging" | "categorical";
                                categories?: (string | number | boolean | null)[];
                                colours?: {
                                    value: string | number | boolean | null;
                                    colour: string;
                                }[];
                            };
                            highlight?: (string | number | boolean | null)[];
                            references?: {
                                value: string | number;
                                label?: string;
                                label_translated?: {
                                    [key: string]: string;
                                };
                            }[];
                            bars?: boolean;
                            format?: {
                                /** @enum {unknown} */
                                style?: "plain" | "compact" | "percent";
                                decimals?: number;
                            };
                            label?: string;
                            label_translated?: {
                                [key: string]: string;
                            };
                        };
                        order?: {
                            field?: string;
                            /** @enum {unknown} */
                            aggregate?: "count" | "distinct" | "sum" | "mean" | "median" | "min" | "max" | "variance" | "stdev";
                            /** @description Column that weighs a mean, such as population */
                            weight?: string;
                            /** @enum {unknown} */
                            time_unit?: "year" | "quarter" | "month" | "week" | "day" | "hour" | "month_of_year" | "day_of_week" | "hour_of_day";
                            bin?: {
                                count: number;
                            } | {
                                step: number;
                            };
                            sort?: {
                                /** @enum {unknown} */
                                by?: "label" | "x" | "y" | "colour" | "size" | "theta";
                                /** @enum {unknown} */
                                order: "ascending" | "descending";
                            };
                            top?: {
                                count: number;
                                /** @default true */
                                other: boolean;
                            };
                            scale?: {
                                /** @enum {unknown} */
                                type?: "linear" | "log" | "sqrt";
                                zero?: boolean;
                                domain?: [
                                    number,
                                    number
                                ];
                                /** @enum {unknown} */
                                stack?: "zero" | "normalize" | "none";
                                /** @enum {unknown} */
                                scheme?: "sequential" | "diverging" | "categorical";
                                categories?: (string | number | boolean | null)[];
                                colours?: {
                                    value: string | number | boolean | null;
                                    colour: string;
                                }[];
                            };
                            highlight?: (string | number | boolean | null)[];
                            references?: {
                                value: string | number;
                                label?: string;
                                label_translated?: {
                                    [key: string]: string;
                                };
                            }[];
                            bars?: boolean;
                            format?: {
                                /** @enum {unknown} */
                                style?: "plain" | "compact" | "percent";
                                decimals?: number;
                            };
                            label?: string;
                            label_translated?: {
                                [key: string]: string;
                            };
                        };
                        detail?: {
                            field?: string;
                            /** @enum {unknown} */
                            aggregate?: "count" | "distinct" | "sum" | "mean" | "median" | "min" | "max" | "variance" | "stdev";
                            /** @description Column that weighs a mean, such as population */
                            weight?: string;
                            /** @enum {unknown} */
                            time_unit?: "year" | "quarter" | "month" | "week" | "day" | "hour" | "month_of_year" | "day_of_week" | "hour_of_day";
                            bin?: {
                                count: number;
                            } | {
                                step: number;
                            };
                            sort?: {
                                /** @enum {unknown} */
                                by?: "label" | "x" | "y" | "colour" | "size" | "theta";
                                /** @enum {unknown} */
                                order: "ascending" | "descending";
                            };
                            top?: {
                                count: number;
                                /** @default true */
                                other: boolean;
                            };
                            scale?: {
                                /** @enum {unknown} */
                                type?: "linear" | "log" | "sqrt";
                                zero?: boolean;
                                domain?: [
                                    number,
                                    number
                                ];
                                /** @enum {unknown} */
                                stack?: "zero" | "normalize" | "none";
                                /** @enum {unknown} */
                                scheme?: "sequential" | "diverging" | "categorical";
                                categories?: (string | number | boolean | null)[];
                                colours?: {
                                    value: string | number | boolean | null;
                                    colour: string;
                                }[];
                            };
                            highlight?: (string | number | boolean | null)[];
                            references?: {
                                value: string | number;
                                label?: string;
                                label_translated?: {
                                    [key: string]: string;
                                };
                            }[];
                            bars?: boolean;
                            format?: {
                                /** @enum {unknown} */
                                style?: "plain" | "compact" | "percent";
                                decimals?: number;
                            };
                            label?: string;
                            label_translated?: {
                                [key: string]: string;
                            };
                        }[];
                        tooltip?: {
                            field?: string;
                            /** @enum {unknown} */
                            aggregate?: "count" | "distinct" | "sum" | "mean" | "median" | "min" | "max" | "variance" | "stdev";
                            /** @description Column that weighs a mean, such as population */
                            weight?: string;
                            /** @enum {unknown} */
                            time_unit?: "year" | "quarter" | "month" | "week" | "day" | "hour" | "month_of_year" | "day_of_week" | "hour_of_day";
                            bin?: {
                                count: number;
                            } | {
                                step: number;
                            };
                            sort?: {
                                /** @enum {unknown} */
                                by?: "label" | "x" | "y" | "colour" | "size" | "theta";
                                /** @enum {unknown} */
                                order: "ascending" | "descending";
                            };
                            top?: {
                                count: number;
                                /** @default true */
                                other: boolean;
                            };
                            scale?: {
                                /** @enum {unknown} */
                                type?: "linear" | "log" | "sqrt";
                                zero?: boolean;
                                domain?: [
                                    number,
                                    number
                                ];
                                /** @enum {unknown} */
                                stack?: "zero" | "normalize" | "none";
                                /** @enum {unknown} */
                                scheme?: "sequential" | "diverging" | "categorical";
                                categories?: (string | number | boolean | null)[];
                                colours?: {
                                    value: string | number | boolean | null;
                                    colour: string;
                                }[];
                            };
                            highlight?: (string | number | boolean | null)[];
                            references?: {
                                value: string | number;
                                label?: string;
                                label_translated?: {
                                    [key: string]: string;
                                };
                            }[];
                            bars?: boolean;
                            format?: {
                                /** @enum {unknown} */
                                style?: "plain" | "compact" | "percent";
                                decimals?: number;
                            };
                            label?: string;
                            label_translated?: {
                                [key: string]: string;
                            };
                        }[];
                        geo?: {
                            field: string;
                            scheme?: string;
                            level?: string;
                            label?: string;
                            label_translated?: {
                                [key: string]: string;
                            };
                        };
                        longitude?: {
                            field?: string;
                            /** @enum {unknown} */
                            aggregate?: "count" | "distinct" | "sum" | "mean" | "median" | "min" | "max" | "variance" | "stdev";
                            /** @description Column that weighs a mean, such as population */
                            weight?: string;
                            /** @enum {unknown} */
                            time_unit?: "year" | "quarter" | "month" | "week" | "day" | "hour" | "month_of_year" | "day_of_week" | "hour_of_day";
                            bin?: {
                                count: number;
                            } | {
                                step: number;
                            };
                            sort?: {
                                /** @enum {unknown} */
                                by?: "label" | "x" | "y" | "colour" | "size" | "theta";
                                /** @enum {unknown} */
                                order: "ascending" | "descending";
                            };
                            top?: {
                                count: number;
                                /** @default true */
                                other: boolean;
                            };
                            scale?: {
                                /** @enum {unknown} */
                                type?: "linear" | "log" | "sqrt";
                                zero?: boolean;
                                domain?: [
                                    number,
                                    number
                                ];
                                /** @enum {unknown} */
                                stack?: "zero" | "normalize" | "none";
                                /** @enum {unknown} */
                                scheme?: "sequential" | "diverging" | "categorical";
                                categories?: (string | number | boolean | null)[];
                                colours?: {
                                    value: string | number | boolean | null;
                                    colour: string;
                                }[];
                            };
                            highlight?: (string | number | boolean | null)[];
                            references?: {
                                value: string | number;
                                label?: string;
                                label_translated?: {
                                    [key: string]: string;
                                };
                            }[];
                            bars?: boolean;
                            format?: {
                                /** @enum {unknown} */
                                style?: "plain" | "compact" | "percent";
                                decimals?: number;
                            };
                            label?: string;
                            label_translated?: {
                                [key: string]: string;
                            };
                        };
                        latitude?: {
                            field?: string;
                            /** @enum {unknown} */
                            aggregate?: "count" | "distinct" | "sum" | "mean" | "median" | "min" | "max" | "variance" | "stdev";
                            /** @description Column that weighs a mean, such as population */
                            weight?: string;
                            /** @enum {unknown} */
                            time_unit?: "year" | "quarter" | "month" | "week" | "day" | "hour" | "month_of_year" | "day_of_week" | "hour_of_day";
                            bin?: {
                                count: number;
                            } | {
                                step: number;
                            };
                            sort?: {
                                /** @enum {unknown} */
                                by?: "label" | "x" | "y" | "colour" | "size" | "theta";
                                /** @enum {unknown} */
                                order: "ascending" | "descending";
                            };
                            top?: {
                                count: number;
                                /** @default true */
                                other: boolean;
                            };
                            scale?: {
                                /** @enum {unknown} */
                                type?: "linear" | "log" | "sqrt";
                                zero?: boolean;
                                domain?: [
                                    number,
                                    number
                                ];
                                /** @enum {unknown} */
                                stack?: "zero" | "normalize" | "none";
                                /** @enum {unknown} */
                                scheme?: "sequential" | "diverging" | "categorical";
                                categories?: (string | number | boolean | null)[];
                                colours?: {
                                    value: string | number | boolean | null;
                                    colour: string;
                                }[];
                            };
                            highlight?: (string | number | boolean | null)[];
                            references?: {
                                value: string | number;
                                label?: string;
                                label_translated?: {
                                    [key: string]: string;
                                };
                            }[];
                            bars?: boolean;
                            format?: {
                                /** @enum {unknown} */
                                style?: "plain" | "compact" | "percent";
                                decimals?: number;
                            };
                            label?: string;
                            label_translated?: {
                                [key: string]: string;
                            };
                        };
                    };
                    filters?: ({
                        field: string;
                        /** @enum {unknown} */
                        kind: "one_of" | "none_of";
                        values: (string | number | boolean | null)[];
                    } | {
                        field: string;
                        /** @enum {string} */
                        kind: "range";
                        from?: string | number;
                        to?: string | number;
                    } | {
                        field: string;
                        /** @enum {string} */
                        kind: "contains";
                        text: string;
                    })[];
                    computed?: {
                        id: string;
                        label?: string;
                        label_translated?: {
                            [key: string]: string;
                        };
                        expression: string;
                        unit?: string;
                        unit_translated?: {
                            [key: string]: string;
                        };
                    }[];
                    map?: {
                        /** @default 5 */
                        classes?: number;
                        /** @enum {unknown} */
                        method?: "quantile" | "equal" | "natural";
                        extent?: string;
                    };
                    annotations?: ({
                        /** @enum {string} */
                        kind: "point";
                        /** @description Such as {"x": "2005-01-01", "colour": "Rice"} */
                        at: {
                            [key: string]: string | number | boolean | null;
                        };
                        text: string;
                        text_translated?: {
                            [key: string]: string;
                        };
                        dx?: number;
                        dy?: number;
                    } | {
                        /** @enum {string} */
                        kind: "period";
                        /** @enum {unknown} */
                        channel: "x" | "y";
                        from: string | number;
                        to: string | number;
                        text: string;
                        text_translated?: {
                            [key: string]: string;
                        };
                        dx?: number;
                        dy?: number;
                    })[];
                    title?: string;
                    title_translated?: {
                        [key: string]: string;
                    };
                    notes?: string;
                    notes_translated?: {
                        [key: string]: string;
                    };
                    language?: string;
                    caption?: {
                        /** @description Who publishes the figures */
                        source?: string;
                        /** @description What time they cover */
                        years?: string;
                    };
                };
                /** @description Resource whose table it is drawn from; null for own rows */
                resource?: string | null;
                /** @description Dataset of that resource */
                packageID?: string | null;
                /** @description Its picture, drawn by the server; null where the caller may not read its table, and in lists that do not ask for it */
                chartSVG?: string | null;
                title?: string;
                notes?: string | null;
                /** @description The language that title and notes are written in beside their translations; null where nobody said it */
                language?: string | null;
                /** @description The text in several languages, such as {"fr": "Naissances"} */
                title_translated?: {
                    [key: string]: string;
                };
                /** @description The text in several languages, such as {"fr": "Naissances"} */
                notes_translated?: {
                    [key: string]: string;
                };
                /**
                 * @description private: its owner; link: who has the link; public: shown with its dataset
                 * @enum {unknown}
                 */
                visibility?: "private" | "link" | "public";
                /** @description The visitor who made it, by the name of the account; null for charts of the portal itself */
                maker?: {
                    name: string | null;
                } | null;
                /** @description An editor has looked at it as it is now, or made it */
                approved?: boolean;
                /** @description It stands where public charts are listed, by what the site says of charts of visitors */
                listed?: boolean;
                /** @description An editor has hidden it; only its maker and editors still see it */
                hidden?: boolean;
                /** @description Why it was hidden, for its maker and editors */
                hiddenReason?: string | null;
                /** @description How many messages report it and wait for an editor; only in lists for editors */
                reportCount?: number | null;
                /** @description The newest of them, at most five; only in lists for editors */
                reports?: {
                    id: string;
                    message: string;
                    created: string;
                }[] | null;
                created?: string;
                updated?: string;
            }[];
            meta?: {
                total_count?: number;
                filter_count?: number;
            };
        } | string;
        ApproveSavedChartParameters: {
            /** @description When the chart that was looked at was changed last; 409 for one that has changed */
            updated?: string;
            id: string;
        };
        TakeDownSavedChartParameters: {
            /** @description Why, for the maker to read */
            reason: string;
            id: string;
        };
        PutBackSavedChartParameters: {
            /** @description Why, for the maker to read */
            reason?: string;
            id: string;
        };
        BrowseGalleryParameters: {
            /** @description Words, each in the title, the notes, the name of the dataset or that of the maker */
            q?: string;
            /** @description Only charts of a dataset, by its name */
            dataset?: string;
            /** @description Only charts of datasets of a sector */
            sector?: string;
            /** @enum {unknown} */
            mark?: "bar" | "line" | "area" | "point" | "tick" | "arc" | "circle" | "rect" | "trail" | "table" | "choropleth" | "point_map";
            /**
             * @description Only charts of the team
             * @default false
             */
            team?: boolean;
            /**
             * @description The language wanted; that of Accept-Language where absent, else English
             * @enum {unknown}
             */
            lang?: "en" | "fr";
            /** @default 24 */
            limit?: number;
            /** @default 0 */
            offset?: number;
        };
        BrowseGalleryAnswer: {
            data: {
                /** @description Public handle, by which its picture and its page are found */
                visID: string;
                /** @description Where the chart is looked at */
                visURL: string;
                title: string;
                /** @description The language the title is in; null where nobody said it */
                language: string | null;
                mark: string;
                /** @description The visitor who made it; null for charts of the portal itself */
                maker: {
                    name: string | null;
                } | null;
                /** @description The dataset it is drawn from; null for own rows */
                dataset: {
                    name: string;
                    title: string;
                } | null;
                created: string;
                updated: string;
            }[];
            meta: {
                /** @description How many charts fit */
                count: number;
                /** @description Marks in the whole gallery, the most frequent first */
                marks: {
                    name: string;
                    count: number;
                }[];
                /** @description Sectors in the whole gallery, the most frequent first */
                sectors: {
                    name: string;
                    count: number;
                }[];
            };
        };
        SearchContentParameters: {
            /** @description What was typed; words may be unfinished */
            q: string;
            /**
             * @description Of each kind
             * @default 3
             */
            limit?: number;
            /**
             * @description The language wanted; that of Accept-Language where absent, else English
             * @enum {unknown}
             */
            lang?: "en" | "fr";
        };
        SearchContentAnswer: {
            data: {
                articles: {
                    slug: string;
                    /** @enum {unknown} */
                    type: "blog" | "news" | "event" | "page";
                    title: string;
                    /**
                     * @description The language of title, excerpt and content
                     * @enum {unknown}
                     */
                    language: "en" | "fr";
                    date: string | null;
                    event: {
                        /** @description When it begins; ISO 8601 */
                        starts_at: string;
                        ends_at: string | null;
                        place: string | null;
                    } | null;
                }[];
                charts: {
                    /** @description Public handle, by which its picture and its page are found */
                    visID: string;
                    title: string;
                    /** @description The language the title is in; null where nobody said it */
                    language: string | null;
                    /** @description The dataset it is drawn from; null for own rows */
                    dataset: {
                        name: string;
                        title: string;
                    } | null;
                }[];
            };
        };
        GetFrontPageParameters: {
            /**
             * @description The language wanted; that of Accept-Language where absent, else English
             * @enum {unknown}
             */
            lang?: "en" | "fr";
        };
        GetFrontPageAnswer: {
            data: {
                /** @description Null where the choice is automatic, or what was chosen is not public any more */
                hero: {
                    /** @description Public handle, by which its picture and its page are found */
                    visID: string;
                    title: string;
                    /** @description The language the title is in; null where nobody said it */
                    language: string | null;
                    mark: string;
                    /** @description The visitor who made it; null for charts of the portal itself */
                    maker: {
                        name: string | null;
                    } | null;
                    /** @description The dataset it is drawn from; null for own rows */
                    dataset: {
                        name: string;
                        title: string;
                    } | null;
                } | null;
                tiles: ({
                    /** @enum {string} */
                    kind: "chart";
                    chart: {
                        /** @description Public handle, by which its picture and its page are found */
                        visID: string;
                        title: string;
                        /** @description The language the title is in; null where nobody said it */
                        language: string | null;
                        mark: string;
                        /** @description The visitor who made it; null for charts of the portal itself */
                        maker: {
                            name: string | null;
                        } | null;
                        /** @description The dataset it is drawn from; null for own rows */
                        dataset: {
                            name: string;
                            title: string;
                        } | null;
                    };
                } | {
                    /** @enum {string} */
                    kind: "table";
                    resource_id: string;
                })[];
                datasets: {
                    id: string;
                    name: string;
                    title: string;
                }[];
                stories: {
                    /** @description Null for a page that nobody has edited yet */
                    id: string | null;
                    /** @enum {unknown} */
                    type: "blog" | "news" | "event" | "page";
                    slug: string;
                    title: string;
                    /** @description Plain text */
                    excerpt: string;
                    /** @description HTML that is safe to show; in lists only where `fields` asks for it */
                    content?: string;
                    /**
                     * @description The language of title, excerpt and content
                     * @enum {unknown}
                     */
                    language: "en" | "fr";
                    languages: ("en" | "fr")[];
                    date: string | null;
                    modified: string | null;
                    authors: string[];
                    tags: string[];
                    featured_image: {
                        id: string;
                        /** @description What it shows, in words, in the language asked for */
                        alt: string;
                        /** @description Of the original */
                        width: number;
                        height: number;
                        sources: {
                            /** @enum {unknown} */
                            type: "image/avif" | "image/webp" | "image/jpeg";
                            /** @description Addresses with their widths, as in HTML */
                            srcset: string;
                        }[];
                        /** @description One address, for clients without srcset */
                        src: string;
                    } | null;
                    reading_minutes: number;
                    datasets: {
                        name: string;
                        title: string;
                    }[];
                    event: {
                        /** @description When it begins; ISO 8601 */
                        starts_at: string;
                        ends_at: string | null;
                        place: string | null;
                    } | null;
                }[];
                /** @description Those that are shown, in their order */
                sections: ("tiles" | "visualise" | "featured" | "datasets" | "news" | "why" | "connect")[];
            };
        };
        GetFrontPageChoiceParameters: {
            /**
             * @description The language wanted; that of Accept-Language where absent, else English
             * @enum {unknown}
             */
            lang?: "en" | "fr";
        };
        GetFrontPageChoiceAnswer: {
            data: {
                /** @description To be named by who changes it; 0 where nobody has saved */
                revision: number;
                /** @description When it was saved; null where nobody has */
                saved_at: string | null;
                /** @description Address of who saved it, or the name of a key */
                saved_by: string | null;
                /** @description The chart beside the search; null for an automatic one */
                hero: string | null;
                /** @description Public charts and tables, in their order */
                tiles: {
                    /**
                     * @description A saved chart, or a table of the catalogue
                     * @enum {unknown}
                     */
                    kind: "chart" | "table";
                    /** @description Handle of the chart (`visID`), or id of the resource */
                    id: string;
                }[];
                /** @description Public datasets, in their order */
                datasets: string[];
                /** @description Published articles that stand before the newest, in their order */
                stories: string[];
                /** @description Order of the sections; those that are not named follow, and are shown */
                sections: {
                    /** @enum {unknown} */
                    name: "tiles" | "visualise" | "featured" | "datasets" | "news" | "why" | "connect";
                    /** @description Whether readers see it */
                    shown: boolean;
                }[];
                /** @description Everything that is chosen, each once */
                chosen: {
                    /** @enum {unknown} */
                    kind: "chart" | "table" | "dataset" | "article";
                    id: string;
                    /** @description What it is called; null for tables and for what is not there any more */
                    title: string | null;
                    /** @description Whether readers see it; false for what was withdrawn, hidden or deleted since */
                    shown: boolean;
                }[];
            };
        };
        SaveFrontPageParameters: {
            /**
             * @description The language wanted; that of Accept-Language where absent, else English
             * @enum {unknown}
             */
            lang?: "en" | "fr";
            saveFrontPageBody: {
                /** @description The revision that was looked at; 0 where nobody has saved */
                revision: number;
                /** @description The chart beside the search; null for an automatic one */
                hero: string | null;
                /** @description Public charts and tables, in their order */
                tiles: {
                    /**
                     * @description A saved chart, or a table of the catalogue
                     * @enum {unknown}
                     */
                    kind: "chart" | "table";
                    /** @description Handle of the chart (`visID`), or id of the resource */
                    id: string;
                }[];
                /** @description Public datasets, in their order */
                datasets: string[];
                /** @description Published articles that stand before the newest, in their order */
                stories: string[];
                /** @description Order of the sections; those that are not named follow, and are shown */
                sections: {
                    /** @enum {unknown} */
                    name: "tiles" | "visualise" | "featured" | "datasets" | "news" | "why" | "connect";
                    /** @description Whether readers see it */
                    shown: boolean;
                }[];
            };
        };
        SaveFrontPageAnswer: {
            data: {
                /** @description To be named by who changes it; 0 where nobody has saved */
                revision: number;
                /** @description When it was saved; null where nobody has */
                saved_at: string | null;
                /** @description Address of who saved it, or the name of a key */
                saved_by: string | null;
                /** @description The chart beside the search; null for an automatic one */
                hero: string | null;
                /** @description Public charts and tables, in their order */
                tiles: {
                    /**
                     * @description A saved chart, or a table of the catalogue
                     * @enum {unknown}
                     */
                    kind: "chart" | "table";
                    /** @description Handle of the chart (`visID`), or id of the resource */
                    id: string;
                }[];
                /** @description Public datasets, in their order */
                datasets: string[];
                /** @description Published articles that stand before the newest, in their order */
                stories: string[];
                /** @description Order of the sections; those that are not named follow, and are shown */
                sections: {
                    /** @enum {unknown} */
                    name: "tiles" | "visualise" | "featured" | "datasets" | "news" | "why" | "connect";
                    /** @description Whether readers see it */
                    shown: boolean;
                }[];
                /** @description Everything that is chosen, each once */
                chosen: {
                    /** @enum {unknown} */
                    kind: "chart" | "table" | "dataset" | "article";
                    id: string;
                    /** @description What it is called; null for tables and for what is not there any more */
                    title: string | null;
                    /** @description Whether readers see it; false for what was withdrawn, hidden or deleted since */
                    shown: boolean;
                }[];
            };
        };
        PreviewFrontPageParameters: {
            /**
             * @description The language wanted; that of Accept-Language where absent, else English
             * @enum {unknown}
             */
            lang?: "en" | "fr";
            previewFrontPageBody: {
                /** @description The chart beside the search; null for an automatic one */
                hero: string | null;
                /** @description Public charts and tables, in their order */
                tiles: {
                    /**
                     * @description A saved chart, or a table of the catalogue
                     * @enum {unknown}
                     */
                    kind: "chart" | "table";
                    /** @description Handle of the chart (`visID`), or id of the resource */
                    id: string;
                }[];
                /** @description Public datasets, in their order */
                datasets: string[];
                /** @description Published articles that stand before the newest, in their order */
                stories: string[];
                /** @description Order of the sections; those that are not named follow, and are shown */
                sections: {
                    /** @enum {unknown} */
                    name: "tiles" | "visualise" | "featured" | "datasets" | "news" | "why" | "connect";
                    /** @description Whether readers see it */
                    shown: boolean;
                }[];
            };
        };
        PreviewFrontPageAnswer: {
            data: {
                /** @description Null where the choice is automatic, or what was chosen is not public any more */
                hero: {
                    /** @description Public handle, by which its picture and its page are found */
                    visID: string;
                    title: string;
                    /** @description The language the title is in; null where nobody said it */
                    language: string | null;
                    mark: string;
                    /** @description The visitor who made it; null for charts of the portal itself */
                    maker: {
                        name: string | null;
                    } | null;
                    /** @description The dataset it is drawn from; null for own rows */
                    dataset: {
                        name: string;
                        title: string;
                    } | null;
                } | null;
                tiles: ({
                    /** @enum {string} */
                    kind: "chart";
                    chart: {
                        /** @description Public handle, by which its picture and its page are found */
                        visID: string;
                        title: string;
                        /** @description The language the title is in; null where nobody said it */
                        language: string | null;
                        mark: string;
                        /** @description The visitor who made it; null for charts of the portal itself */
                        maker: {
                            name: string | null;
                        } | null;
                        /** @description The dataset it is drawn from; null for own rows */
                        dataset: {
                            name: string;
                            title: string;
                        } | null;
                    };
                } | {
                    /** @enum {string} */
                    kind: "table";
                    resource_id: string;
                })[];
                datasets: {
                    id: string;
                    name: string;
                    title: string;
                }[];
                stories: {
                    /** @description Null for a page that nobody has edited yet */
                    id: string | null;
                    /** @enum {unknown} */
                    type: "blog" | "news" | "event" | "page";
                    slug: string;
                    title: string;
                    /** @description Plain text */
                    excerpt: string;
                    /** @description HTML that is safe to show; in lists only where `fields` asks for it */
                    content?: string;
                    /**
                     * @description The language of title, excerpt and content
                     * @enum {unknown}
                     */
                    language: "en" | "fr";
                    languages: ("en" | "fr")[];
                    date: string | null;
                    modified: string | null;
                    authors: string[];
                    tags: string[];
                    featured_image: {
                        id: string;
                        /** @description What it shows, in words, in the language asked for */
                        alt: string;
                        /** @description Of the original */
                        width: number;
                        height: number;
                        sources: {
                            /** @enum {unknown} */
                            type: "image/avif" | "image/webp" | "image/jpeg";
                            /** @description Addresses with their widths, as in HTML */
                            srcset: string;
                        }[];
                        /** @description One address, for clients without srcset */
                        src: string;
                    } | null;
                    reading_minutes: number;
                    datasets: {
                        name: string;
                        title: string;
                    }[];
                    event: {
                        /** @description When it begins; ISO 8601 */
                        starts_at: string;
                        ends_at: string | null;
                        place: string | null;
                    } | null;
                }[];
                /** @description Those that are shown, in their order */
                sections: ("tiles" | "visualise" | "featured" | "datasets" | "news" | "why" | "connect")[];
            };
        };
        ListFrontPageRevisionsAnswer: {
            data: {
                revision: number;
                saved_at: string;
                /** @description Address of who saved it, or the name of a key */
                saved_by: string | null;
                /** @description The revision whose content it took back */
                restored_from: number | null;
                /** @description The chart beside the search; null for an automatic one */
                hero: string | null;
                /** @description Public charts and tables, in their order */
                tiles: {
                    /**
                     * @description A saved chart, or a table of the catalogue
                     * @enum {unknown}
                     */
                    kind: "chart" | "table";
                    /** @description Handle of the chart (`visID`), or id of the resource */
                    id: string;
                }[];
                /** @description Public datasets, in their order */
                datasets: string[];
                /** @description Published articles that stand before the newest, in their order */
                stories: string[];
                /** @description Order of the sections; those that are not named follow, and are shown */
                sections: {
                    /** @enum {unknown} */
                    name: "tiles" | "visualise" | "featured" | "datasets" | "news" | "why" | "connect";
                    /** @description Whether readers see it */
                    shown: boolean;
                }[];
            }[];
        };
        RestoreFrontPageRevisionParameters: {
            /**
             * @description The language wanted; that of Accept-Language where absent, else English
             * @enum {unknown}
             */
            lang?: "en" | "fr";
            number: number;
            restoreFrontPageRevisionBody?: {
                /** @description The newest revision that the caller knows of */
                revision?: number;
            } | null;
        };
        RestoreFrontPageRevisionAnswer: {
            data: {
                /** @description To be named by who changes it; 0 where nobody has saved */
                revision: number;
                /** @description When it was saved; null where nobody has */
                saved_at: string | null;
                /** @description Address of who saved it, or the name of a key */
                saved_by: string | null;
                /** @description The chart beside the search; null for an automatic one */
                hero: string | null;
                /** @description Public charts and tables, in their order */
                tiles: {
                    /**
                     * @description A saved chart, or a table of the catalogue
                     * @enum {unknown}
                     */
                    kind: "chart" | "table";
                    /** @description Handle of the chart (`visID`), or id of the resource */
                    id: string;
                }[];
                /** @description Public datasets, in their order */
                datasets: string[];
                /** @description Published articles that stand before the newest, in their order */
                stories: string[];
                /** @description Order of the sections; those that are not named follow, and are shown */
                sections: {
                    /** @enum {unknown} */
                    name: "tiles" | "visualise" | "featured" | "datasets" | "news" | "why" | "connect";
                    /** @description Whether readers see it */
                    shown: boolean;
                }[];
                /** @description Everything that is chosen, each once */
                chosen: {
                    /** @enum {unknown} */
                    kind: "chart" | "table" | "dataset" | "article";
                    id: string;
                    /** @description What it is called; null for tables and for what is not there any more */
                    title: string | null;
                    /** @description Whether readers see it; false for what was withdrawn, hidden or deleted since */
                    shown: boolean;
                }[];
            };
        };
        ListAccountMappingsParameters: {
            /** @default 100 */
            limit?: number;
            /** @default 0 */
            offset?: number;
        };
        ListAccountMappingsAnswer: {
            data: {
                id: string;
                ckan_user_id: string;
                identity_id: string;
                created: string;
            }[];
        };
        CreateAccountMappingParameters: {
            createAccountMappingBody: {
                ckan_user_id: string;
                identity_id: string;
            };
        };
        CreateAccountMappingAnswer: {
            data: {
                id: string;
                ckan_user_id: string;
                identity_id: string;
                created: string;
            };
        };
        ListArticlesParameters: {
            /**
             * @description The language wanted; that of Accept-Language where absent, else English
             * @enum {unknown}
             */
            lang?: "en" | "fr";
            /** @enum {unknown} */
            kind?: "blog" | "news" | "event" | "page";
            /** @enum {unknown} */
            state?: "draft" | "scheduled" | "published" | "archived";
            /** @description What words of titles, slugs, tags and authors begin with */
            search?: string;
            /** @default 50 */
            limit?: number;
            /** @default 0 */
            offset?: number;
        };
        ListArticlesAnswer: {
            data: {
                /** @description Null for a page of the site file that nobody has edited yet */
                id: string | null;
                /** @enum {unknown} */
                kind: "blog" | "news" | "event" | "page";
                /** @enum {unknown} */
                state: "draft" | "scheduled" | "published" | "archived";
                slug: string;
                revision: number;
                /** @description In the language asked for, else in the other; empty where it has none */
                title: string;
                languages: ("en" | "fr")[];
                publish_at: string | null;
                updated_at: string | null;
            }[];
            meta: {
                /** @description How many there are of these kinds */
                total_count: number;
                /** @description How many of them fit */
                filter_count: number;
            };
        };
        CreateArticleParameters: {
            createArticleBody: {
                /** @enum {unknown} */
                kind: "blog" | "news" | "event" | "page";
                /** @description Last part of the address: small letters, digits and hyphens; made from the title where empty */
                slug?: string | null;
                /** @description Each language that is given is replaced whole; null removes it, others stay */
                texts?: {
                    en?: {
                        title: string;
                        /**
                         * @description Plain text for lists and feeds
                         * @default
                         */
                        excerpt: string;
                        /**
                         * @description Markdown
                         * @default
                         */
                        body: string;
                    } | null;
                    fr?: {
                        title: string;
                        /**
                         * @description Plain text for lists and feeds
                         * @default
                         */
                        excerpt: string;
                        /**
                         * @description Markdown
                         * @default
                         */
                        body: string;
                    } | null;
                };
                authors?: string[];
                tags?: string[];
                /** @description Id of a picture */
                featured_media?: string | null;
                datasets?: string[];
                /** @description For events, which need it to be published */
                event?: {
                    /** @description When it begins; ISO 8601 */
                    starts_at: string;
                    ends_at: string | null;
                    place: string | null;
                } | null;
                /** @enum {unknown} */
                state?: "draft" | "scheduled" | "published" | "archived";
                /** @description With `scheduled` a time ahead; with `published` the date that readers are told, now where absent */
                publish_at?: string | null;
            };
        };
        CreateArticleAnswer: {
            data: {
                id: string;
                /** @enum {unknown} */
                kind: "blog" | "news" | "event" | "page";
                /** @enum {unknown} */
                state: "draft" | "scheduled" | "published" | "archived";
                slug: string;
                /** @description They lead to the one it has */
                former_slugs: string[];
                /** @description To be named by who changes it */
                revision: number;
                publish_at: string | null;
                first_published_at: string | null;
                texts: {
                    en?: {
                        title: string;
                        /**
                         * @description Plain text for lists and feeds
                         * @default
                         */
                        excerpt: string;
                        /**
                         * @description Markdown
                         * @default
                         */
                        body: string;
                    };
                    fr?: {
                        title: string;
                        /**
                         * @description Plain text for lists and feeds
                         * @default
                         */
                        excerpt: string;
                        /**
                         * @description Markdown
                         * @default
                         */
                        body: string;
                    };
                };
                authors: string[];
                tags: string[];
                /** @description Id of a picture */
                featured_media: string | null;
                featured_image: {
                    id: string;
                    /** @description What it shows, in words, in the language asked for */
                    alt: string;
                    /** @description Of the original */
                    width: number;
                    height: number;
                    sources: {
                        /** @enum {unknown} */
                        type: "image/avif" | "image/webp" | "image/jpeg";
                        /** @description Addresses with their widths, as in HTML */
                        srcset: string;
                    }[];
                    /** @description One address, for clients without srcset */
                    src: string;
                } | null;
                /** @description Names; readers see those that are public */
                datasets: string[];
                event: {
                    /** @description When it begins; ISO 8601 */
                    starts_at: string;
                    ends_at: string | null;
                    place: string | null;
                } | null;
                created_at: string;
                updated_at: string;
                /** @description Address of who saved it last, or the name of a key; null for the schedule */
                saved_by: string | null;
            };
        };
        ListSitePagesAnswer: {
            data: {
                slug: string;
                /** @description Those of the site file */
                texts: {
                    en: {
                        title: string;
                        /**
                         * @description Plain text for lists and feeds
                         * @default
                         */
                        excerpt: string;
                        /**
                         * @description Markdown
                         * @default
                         */
                        body: string;
                    };
                    fr: {
                        title: string;
                        /**
                         * @description Plain text for lists and feeds
                         * @default
                         */
                        excerpt: string;
                        /**
                         * @description Markdown
                         * @default
                         */
                        body: string;
                    };
                };
                /** @description What editors have made of it; readers see that while it is published */
                article: {
                    /** @description Null for a page of the site file that nobody has edited yet */
                    id: string | null;
                    /** @enum {unknown} */
                    kind: "blog" | "news" | "event" | "page";
                    /** @enum {unknown} */
                    state: "draft" | "scheduled" | "published" | "archived";
                    slug: string;
                    revision: number;
                    /** @description In the language asked for, else in the other; empty where it has none */
                    title: string;
                    languages: ("en" | "fr")[];
                    publish_at: string | null;
                    updated_at: string | null;
                } | null;
            }[];
        };
        GetArticleParameters: {
            id: string;
        };
        GetArticleAnswer: {
            data: {
                id: string;
                /** @enum {unknown} */
                kind: "blog" | "news" | "event" | "page";
                /** @enum {unknown} */
                state: "draft" | "scheduled" | "published" | "archived";
                slug: string;
                /** @description They lead to the one it has */
                former_slugs: string[];
                /** @description To be named by who changes it */
                revision: number;
                publish_at: string | null;
                first_published_at: string | null;
                texts: {
                    en?: {
                        title: string;
                        /**
                         * @description Plain text for lists and feeds
                         * @default
                         */
                        excerpt: string;
                        /**
                         * @description Markdown
                         * @default
                         */
                        body: string;
                    };
                    fr?: {
                        title: string;
                        /**
                         * @description Plain text for lists and feeds
                         * @default
                         */
                        excerpt: string;
                        /**
                         * @description Markdown
                         * @default
                         */
                        body: string;
                    };
                };
                authors: string[];
                tags: string[];
                /** @description Id of a picture */
                featured_media: string | null;
                featured_image: {
                    id: string;
                    /** @description What it shows, in words, in the language asked for */
                    alt: string;
                    /** @description Of the original */
                    width: number;
                    height: number;
                    sources: {
                        /** @enum {unknown} */
                        type: "image/avif" | "image/webp" | "image/jpeg";
                        /** @description Addresses with their widths, as in HTML */
                        srcset: string;
                    }[];
                    /** @description One address, for clients without srcset */
                    src: string;
                } | null;
                /** @description Names; readers see those that are public */
                datasets: string[];
                event: {
                    /** @description When it begins; ISO 8601 */
                    starts_at: string;
                    ends_at: string | null;
                    place: string | null;
                } | null;
                created_at: string;
                updated_at: string;
                /** @description Address of who saved it last, or the name of a key; null for the schedule */
                saved_by: string | null;
            };
        };
        UpdateArticleParameters: {
            id: string;
            updateArticleBody: {
                /** @description The revision that the change was made from */
                revision: number;
                /** @enum {unknown} */
                kind?: "blog" | "news" | "event" | "page";
                /** @description Last part of the address: small letters, digits and hyphens; made from the title where empty */
                slug?: string | null;
                /** @description Each language that is given is replaced whole; null removes it, others stay */
                texts?: {
                    en?: {
                        title: string;
                        /**
                         * @description Plain text for lists and feeds
                         * @default
                         */
                        excerpt: string;
                        /**
                         * @description Markdown
                         * @default
                         */
                        body: string;
                    } | null;
                    fr?: {
                        title: string;
                        /**
                         * @description Plain text for lists and feeds
                         * @default
                         */
                        excerpt: string;
                        /**
                         * @description Markdown
                         * @default
                         */
                        body: string;
                    } | null;
                };
                authors?: string[];
                tags?: string[];
                /** @description Id of a picture */
                featured_media?: string | null;
                datasets?: string[];
                /** @description For events, which need it to be published */
                event?: {
                    /** @description When it begins; ISO 8601 */
                    starts_at: string;
                    ends_at: string | null;
                    place: string | null;
                } | null;
                /** @enum {unknown} */
                state?: "draft" | "scheduled" | "published" | "archived";
                /** @description With `scheduled` a time ahead; with `published` the date that readers are told, now where absent */
                publish_at?: string | null;
            };
        };
        UpdateArticleAnswer: {
            data: {
                id: string;
                /** @enum {unknown} */
                kind: "blog" | "news" | "event" | "page";
                /** @enum {unknown} */
                state: "draft" | "scheduled" | "published" | "archived";
                slug: string;
                /** @description They lead to the one it has */
                former_slugs: string[];
                /** @description To be named by who changes it */
                revision: number;
                publish_at: string | null;
                first_published_at: string | null;
                texts: {
                    en?: {
                        title: string;
                        /**
                         * @description Plain text for lists and feeds
                         * @default
                         */
                        excerpt: string;
                        /**
                         * @description Markdown
                         * @default
                         */
                        body: string;
                    };
                    fr?: {
                        title: string;
                        /**
                         * @description Plain text for lists and feeds
                         * @default
                         */
                        excerpt: string;
                        /**
                         * @description Markdown
                         * @default
                         */
                        body: string;
                    };
                };
                authors: string[];
                tags: string[];
                /** @description Id of a picture */
                featured_media: string | null;
                featured_image: {
                    id: string;
                    /** @description What it shows, in words, in the language asked for */
                    alt: string;
                    /** @description Of the original */
                    width: number;
                    height: number;
                    sources: {
                        /** @enum {unknown} */
                        type: "image/avif" | "image/webp" | "image/jpeg";
                        /** @description Addresses with their widths, as in HTML */
                        srcset: string;
                    }[];
                    /** @description One address, for clients without srcset */
                    src: string;
                } | null;
                /** @description Names; readers see those that are public */
                datasets: string[];
                event: {
                    /** @description When it begins; ISO 8601 */
                    starts_at: string;
                    ends_at: string | null;
                    place: string | null;
                } | null;
                created_at: string;
                updated_at: string;
                /** @description Address of who saved it last, or the name of a key; null for the schedule */
                saved_by: string | null;
            };
        };
        DeleteArticleParameters: {
            id: string;
        };
        GetArticlePreviewParameters: {
            /**
             * @description The language wanted; that of Accept-Language where absent, else English
             * @enum {unknown}
             */
            lang?: "en" | "fr";
            id: string;
        };
        GetArticlePreviewAnswer: {
            data: {
                /** @description Null for a page that nobody has edited yet */
                id: string | null;
                /** @enum {unknown} */
                type: "blog" | "news" | "event" | "page";
                slug: string;
                title: string;
                /** @description Plain text */
                excerpt: string;
                /** @description HTML that is safe to show; in lists only where `fields` asks for it */
                content?: string;
                /**
                 * @description The language of title, excerpt and content
                 * @enum {unknown}
                 */
                language: "en" | "fr";
                languages: ("en" | "fr")[];
                date: string | null;
                modified: string | null;
                authors: string[];
                tags: string[];
                featured_image: {
                    id: string;
                    /** @description What it shows, in words, in the language asked for */
                    alt: string;
                    /** @description Of the original */
                    width: number;
                    height: number;
                    sources: {
                        /** @enum {unknown} */
                        type: "image/avif" | "image/webp" | "image/jpeg";
                        /** @description Addresses with their widths, as in HTML */
                        srcset: string;
                    }[];
                    /** @description One address, for clients without srcset */
                    src: string;
                } | null;
                reading_minutes: number;
                datasets: {
                    name: string;
                    title: string;
                }[];
                event: {
                    /** @description When it begins; ISO 8601 */
                    starts_at: string;
                    ends_at: string | null;
                    place: string | null;
                } | null;
            };
        };
        PreviewTextParameters: {
            previewTextBody: {
                /** @description Markdown */
                body: string;
                /**
                 * @description The language of pictures and charts in it
                 * @enum {unknown}
                 */
                language: "en" | "fr";
            };
        };
        PreviewTextAnswer: {
            data: {
                html: string;
                reading_minutes: number;
            };
        };
        ListArticleRevisionsParameters: {
            /** @default 50 */
            limit?: number;
            /** @default 0 */
            offset?: number;
            id: string;
        };
        ListArticleRevisionsAnswer: {
            data: {
                /** @description From 1; the highest is what the article is now */
                number: number;
                saved_at: string;
                /** @description Address of the editor, or the name of a key; null for the schedule */
                saved_by: string | null;
                /** @enum {unknown} */
                state: "draft" | "scheduled" | "published" | "archived";
                /** @description The revision whose content it took back */
                restored_from: number | null;
            }[];
            meta: {
                total_count: number;
                filter_count: number;
            };
        };
        GetArticleRevisionParameters: {
            id: string;
            number: number;
        };
        GetArticleRevisionAnswer: {
            data: {
                /** @description From 1; the highest is what the article is now */
                number: number;
                saved_at: string;
                /** @description Address of the editor, or the name of a key; null for the schedule */
                saved_by: string | null;
                /** @enum {unknown} */
                state: "draft" | "scheduled" | "published" | "archived";
                /** @description The revision whose content it took back */
                restored_from: number | null;
                article: {
                    /** @enum {unknown} */
                    kind: "blog" | "news" | "event" | "page";
                    /** @enum {unknown} */
                    state: "draft" | "scheduled" | "published" | "archived";
                    slug: string;
                    publish_at: string | null;
                    texts: {
                        en?: {
                            title: string;
                            /**
                             * @description Plain text for lists and feeds
                             * @default
                             */
                            excerpt: string;
                            /**
                             * @description Markdown
                             * @default
                             */
                            body: string;
                        };
                        fr?: {
                            title: string;
                            /**
                             * @description Plain text for lists and feeds
                             * @default
                             */
                            excerpt: string;
                            /**
                             * @description Markdown
                             * @default
                             */
                            body: string;
                        };
                    };
                    authors: string[];
                    tags: string[];
                    /** @description Id of a picture */
                    featured_media: string | null;
                    /** @description Names; readers see those that are public */
                    datasets: string[];
                    event: {
                        /** @description When it begins; ISO 8601 */
                        starts_at: string;
                        ends_at: string | null;
                        place: string | null;
                    } | null;
                };
            };
        };
        RestoreArticleRevisionParameters: {
            id: string;
            number: number;
            restoreArticleRevisionBody?: {
                /** @description The newest revision that the caller knows of */
                revision?: number;
            } | null;
        };
        RestoreArticleRevisionAnswer: {
            data: {
                id: string;
                /** @enum {unknown} */
                kind: "blog" | "news" | "event" | "page";
                /** @enum {unknown} */
                state: "draft" | "scheduled" | "published" | "archived";
                slug: string;
                /** @description They lead to the one it has */
                former_slugs: string[];
                /** @description To be named by who changes it */
                revision: number;
                publish_at: string | null;
                first_published_at: string | null;
                texts: {
                    en?: {
                        title: string;
                        /**
                         * @description Plain text for lists and feeds
                         * @default
                         */
                        excerpt: string;
                        /**
                         * @description Markdown
                         * @default
                         */
                        body: string;
                    };
                    fr?: {
                        title: string;
                        /**
                         * @description Plain text for lists and feeds
                         * @default
                         */
                        excerpt: string;
                        /**
                         * @description Markdown
                         * @default
                         */
                        body: string;
                    };
                };
                authors: string[];
                tags: string[];
                /** @description Id of a picture */
                featured_media: string | null;
                featured_image: {
                    id: string;
                    /** @description What it shows, in words, in the language asked for */
                    alt: string;
                    /** @description Of the original */
                    width: number;
                    height: number;
                    sources: {
                        /** @enum {unknown} */
                        type: "image/avif" | "image/webp" | "image/jpeg";
                        /** @description Addresses with their widths, as in HTML */
                        srcset: string;
                    }[];
                    /** @description One address, for clients without srcset */
                    src: string;
                } | null;
                /** @description Names; readers see those that are public */
                datasets: string[];
                event: {
                    /** @description When it begins; ISO 8601 */
                    starts_at: string;
                    ends_at: string | null;
                    place: string | null;
                } | null;
                created_at: string;
                updated_at: string;
                /** @description Address of who saved it last, or the name of a key; null for the schedule */
                saved_by: string | null;
            };
        };
        ListPublishedParameters: {
            /**
             * @description The language wanted; that of Accept-Language where absent, else English
             * @enum {unknown}
             */
            lang?: "en" | "fr";
            /** @default 10 */
            limit?: number;
            /** @default 0 */
            offset?: number;
            /** @description Only those with this tag */
            tag?: string;
            /** @description Only those about a dataset, by its name */
            dataset?: string;
            /** @description Words of title, tags, summary or text; of more than two one may be missing */
            q?: string;
            /** @description Fields to answer, parted by commas; all but `content` where absent */
            fields?: string;
            /** @description Kinds, parted by commas: blog, news, event; all where absent */
            type?: string;
        };
        ListPublishedAnswer: {
            data: {
                /** @description Null for a page that nobody has edited yet */
                id?: string | null;
                /** @enum {unknown} */
                type?: "blog" | "news" | "event" | "page";
                slug?: string;
                title?: string;
                /** @description Plain text */
                excerpt?: string;
                /** @description HTML that is safe to show; in lists only where `fields` asks for it */
                content?: string;
                /**
                 * @description The language of title, excerpt and content
                 * @enum {unknown}
                 */
                language?: "en" | "fr";
                languages?: ("en" | "fr")[];
                date?: string | null;
                modified?: string | null;
                authors?: string[];
                tags?: string[];
                featured_image?: {
                    id: string;
                    /** @description What it shows, in words, in the language asked for */
                    alt: string;
                    /** @description Of the original */
                    width: number;
                    height: number;
                    sources: {
                        /** @enum {unknown} */
                        type: "image/avif" | "image/webp" | "image/jpeg";
                        /** @description Addresses with their widths, as in HTML */
                        srcset: string;
                    }[];
                    /** @description One address, for clients without srcset */
                    src: string;
                } | null;
                reading_minutes?: number;
                datasets?: {
                    name: string;
                    title: string;
                }[];
                event?: {
                    /** @description When it begins; ISO 8601 */
                    starts_at: string;
                    ends_at: string | null;
                    place: string | null;
                } | null;
            }[];
            meta: {
                /** @description How many there are of these kinds */
                total_count: number;
                /** @description How many of them fit */
                filter_count: number;
            };
        };
        ListBlogsParameters: {
            /**
             * @description The language wanted; that of Accept-Language where absent, else English
             * @enum {unknown}
             */
            lang?: "en" | "fr";
            /** @default 10 */
            limit?: number;
            /** @default 0 */
            offset?: number;
            /** @description Only those with this tag */
            tag?: string;
            /** @description Only those about a dataset, by its name */
            dataset?: string;
            /** @description Words of title, tags, summary or text; of more than two one may be missing */
            q?: string;
            /** @description Fields to answer, parted by commas; all but `content` where absent */
            fields?: string;
        };
        ListBlogsAnswer: {
            data: {
                /** @description Null for a page that nobody has edited yet */
                id?: string | null;
                /** @enum {unknown} */
                type?: "blog" | "news" | "event" | "page";
                slug?: string;
                title?: string;
                /** @description Plain text */
                excerpt?: string;
                /** @description HTML that is safe to show; in lists only where `fields` asks for it */
                content?: string;
                /**
                 * @description The language of title, excerpt and content
                 * @enum {unknown}
                 */
                language?: "en" | "fr";
                languages?: ("en" | "fr")[];
                date?: string | null;
                modified?: string | null;
                authors?: string[];
                tags?: string[];
                featured_image?: {
                    id: string;
                    /** @description What it shows, in words, in the language asked for */
                    alt: string;
                    /** @description Of the original */
                    width: number;
                    height: number;
                    sources: {
                        /** @enum {unknown} */
                        type: "image/avif" | "image/webp" | "image/jpeg";
                        /** @description Addresses with their widths, as in HTML */
                        srcset: string;
                    }[];
                    /** @description One address, for clients without srcset */
                    src: string;
                } | null;
                reading_minutes?: number;
                datasets?: {
                    name: string;
                    title: string;
                }[];
                event?: {
                    /** @description When it begins; ISO 8601 */
                    starts_at: string;
                    ends_at: string | null;
                    place: string | null;
                } | null;
            }[];
            meta: {
                /** @description How many there are of these kinds */
                total_count: number;
                /** @description How many of them fit */
                filter_count: number;
            };
        };
        ListNewsParameters: {
            /**
             * @description The language wanted; that of Accept-Language where absent, else English
             * @enum {unknown}
             */
            lang?: "en" | "fr";
            /** @default 10 */
            limit?: number;
            /** @default 0 */
            offset?: number;
            /** @description Only those with this tag */
            tag?: string;
            /** @description Only those about a dataset, by its name */
            dataset?: string;
            /** @description Words of title, tags, summary or text; of more than two one may be missing */
            q?: string;
            /** @description Fields to answer, parted by commas; all but `content` where absent */
            fields?: string;
        };
        ListNewsAnswer: {
            data: {
                /** @description Null for a page that nobody has edited yet */
                id?: string | null;
                /** @enum {unknown} */
                type?: "blog" | "news" | "event" | "page";
                slug?: string;
                title?: string;
                /** @description Plain text */
                excerpt?: string;
                /** @description HTML that is safe to show; in lists only where `fields` asks for it */
                content?: string;
                /**
                 * @description The language of title, excerpt and content
                 * @enum {unknown}
                 */
                language?: "en" | "fr";
                languages?: ("en" | "fr")[];
                date?: string | null;
                modified?: string | null;
                authors?: string[];
                tags?: string[];
                featured_image?: {
                    id: string;
                    /** @description What it shows, in words, in the language asked for */
                    alt: string;
                    /** @description Of the original */
                    width: number;
                    height: number;
                    sources: {
                        /** @enum {unknown} */
                        type: "image/avif" | "image/webp" | "image/jpeg";
                        /** @description Addresses with their widths, as in HTML */
                        srcset: string;
                    }[];
                    /** @description One address, for clients without srcset */
                    src: string;
                } | null;
                reading_minutes?: number;
                datasets?: {
                    name: string;
                    title: string;
                }[];
                event?: {
                    /** @description When it begins; ISO 8601 */
                    starts_at: string;
                    ends_at: string | null;
                    place: string | null;
                } | null;
            }[];
            meta: {
                /** @description How many there are of these kinds */
                total_count: number;
                /** @description How many of them fit */
                filter_count: number;
            };
        };
        ListEventsParameters: {
            /**
             * @description The language wanted; that of Accept-Language where absent, else English
             * @enum {unknown}
             */
            lang?: "en" | "fr";
            /** @default 10 */
            limit?: number;
            /** @default 0 */
            offset?: number;
            /** @description Only those with this tag */
            tag?: string;
            /** @description Only those about a dataset, by its name */
            dataset?: string;
            /** @description Words of title, tags, summary or text; of more than two one may be missing */
            q?: string;
            /** @description Fields to answer, parted by commas; all but `content` where absent */
            fields?: string;
        };
        ListEventsAnswer: {
            data: {
                /** @description Null for a page that nobody has edited yet */
                id?: string | null;
                /** @enum {unknown} */
                type?: "blog" | "news" | "event" | "page";
                slug?: string;
                title?: string;
                /** @description Plain text */
                excerpt?: string;
                /** @description HTML that is safe to show; in lists only where `fields` asks for it */
                content?: string;
                /**
                 * @description The language of title, excerpt and content
                 * @enum {unknown}
                 */
                language?: "en" | "fr";
                languages?: ("en" | "fr")[];
                date?: string | null;
                modified?: string | null;
                authors?: string[];
                tags?: string[];
                featured_image?: {
                    id: string;
                    /** @description What it shows, in words, in the language asked for */
                    alt: string;
                    /** @description Of the original */
                    width: number;
                    height: number;
                    sources: {
                        /** @enum {unknown} */
                        type: "image/avif" | "image/webp" | "image/jpeg";
                        /** @description Addresses with their widths, as in HTML */
                        srcset: string;
                    }[];
                    /** @description One address, for clients without srcset */
                    src: string;
                } | null;
                reading_minutes?: number;
                datasets?: {
                    name: string;
                    title: string;
                }[];
                event?: {
                    /** @description When it begins; ISO 8601 */
                    starts_at: string;
                    ends_at: string | null;
                    place: string | null;
                } | null;
            }[];
            meta: {
                /** @description How many there are of these kinds */
                total_count: number;
                /** @description How many of them fit */
                filter_count: number;
            };
        };
        GetPublishedParameters: {
            /**
             * @description The language wanted; that of Accept-Language where absent, else English
             * @enum {unknown}
             */
            lang?: "en" | "fr";
            slug: string;
        };
        GetPublishedAnswer: {
            data: {
                /** @description Null for a page that nobody has edited yet */
                id: string | null;
                /** @enum {unknown} */
                type: "blog" | "news" | "event" | "page";
                slug: string;
                title: string;
                /** @description Plain text */
                excerpt: string;
                /** @description HTML that is safe to show; in lists only where `fields` asks for it */
                content?: string;
                /**
                 * @description The language of title, excerpt and content
                 * @enum {unknown}
                 */
                language: "en" | "fr";
                languages: ("en" | "fr")[];
                date: string | null;
                modified: string | null;
                authors: string[];
                tags: string[];
                featured_image: {
                    id: string;
                    /** @description What it shows, in words, in the language asked for */
                    alt: string;
                    /** @description Of the original */
                    width: number;
                    height: number;
                    sources: {
                        /** @enum {unknown} */
                        type: "image/avif" | "image/webp" | "image/jpeg";
                        /** @description Addresses with their widths, as in HTML */
                        srcset: string;
                    }[];
                    /** @description One address, for clients without srcset */
                    src: string;
                } | null;
                reading_minutes: number;
                datasets: {
                    name: string;
                    title: string;
                }[];
                event: {
                    /** @description When it begins; ISO 8601 */
                    starts_at: string;
                    ends_at: string | null;
                    place: string | null;
                } | null;
            };
            meta: {
                /** @description The one published before it */
                previous: {
                    slug: string;
                    title: string;
                    /**
                     * @description Its
                     * @enum {unknown}
                     */
                    language: "en" | "fr";
                } | null;
                /** @description The one published after it */
                next: {
                    slug: string;
                    title: string;
                    /**
                     * @description Its
                     * @enum {unknown}
                     */
                    language: "en" | "fr";
                } | null;
            };
        };
        ListArticleTagsAnswer: {
            data: {
                tag: string;
                count: number;
            }[];
        };
        ListPostsParameters: {
            /**
             * @description Posts a page
             * @default 20
             */
            number?: number;
            /** @default 0 */
            offset?: number;
            /** @description Instead of offset */
            page?: number;
            /** @description `next_page` of the page before, instead of both */
            pageHandle?: string;
            /**
             * @default DESC
             * @enum {unknown}
             */
            order?: "DESC" | "ASC";
            /**
             * @default date
             * @enum {unknown}
             */
            orderBy?: "date";
            tag?: string;
            /** @description Fields to answer, parted by commas */
            fields?: string;
            /**
             * @description The language wanted; that of Accept-Language where absent, else English
             * @enum {unknown}
             */
            lang?: "en" | "fr";
        };
        ListPostsAnswer: {
            /** @description How many there are */
            found: number;
            posts: {
                /** @description Null for a page that nobody has edited yet */
                ID?: string | null;
                /** @enum {unknown} */
                type?: "post" | "page";
                /** @enum {string} */
                status?: "publish";
                /** @enum {string} */
                format?: "standard";
                /** @description Where people read it */
                URL?: string;
                slug?: string;
                title?: string;
                /** @description Plain text */
                excerpt?: string;
                /** @description HTML that is safe to show */
                content?: string;
                date?: string | null;
                modified?: string | null;
                /** @description The first of its authors */
                author?: {
                    name: string;
                } | null;
                tags?: {
                    [key: string]: {
                        name: string;
                        slug: string;
                    };
                };
                /** @description Address of its picture; empty where it has none */
                featured_image?: string;
                /** @enum {unknown} */
                kind?: "blog" | "news" | "event" | "page";
                /**
                 * @description The language of title, excerpt and content
                 * @enum {unknown}
                 */
                language?: "en" | "fr";
                languages?: ("en" | "fr")[];
                authors?: string[];
                picture?: {
                    id: string;
                    /** @description What it shows, in words, in the language asked for */
                    alt: string;
                    /** @description Of the original */
                    width: number;
                    height: number;
                    sources: {
                        /** @enum {unknown} */
                        type: "image/avif" | "image/webp" | "image/jpeg";
                        /** @description Addresses with their widths, as in HTML */
                        srcset: string;
                    }[];
                    /** @description One address, for clients without srcset */
                    src: string;
                } | null;
                reading_minutes?: number;
                datasets?: {
                    name: string;
                    title: string;
                }[];
                event?: {
                    /** @description When it begins; ISO 8601 */
                    starts_at: string;
                    ends_at: string | null;
                    place: string | null;
                } | null;
            }[];
            meta: {
                links: {
                    self: string;
                };
                /** @description For `page_handle`; absent on the last page */
                next_page?: string;
            };
        };
        GetPostParameters: {
            /**
             * @description The language wanted; that of Accept-Language where absent, else English
             * @enum {unknown}
             */
            lang?: "en" | "fr";
            slug: string;
        };
        GetPostAnswer: {
            /** @description Null for a page that nobody has edited yet */
            ID: string | null;
            /** @enum {unknown} */
            type: "post" | "page";
            /** @enum {string} */
            status: "publish";
            /** @enum {string} */
            format: "standard";
            /** @description Where people read it */
            URL: string;
            slug: string;
            title: string;
            /** @description Plain text */
            excerpt: string;
            /** @description HTML that is safe to show */
            content: string;
            date: string | null;
            modified: string | null;
            /** @description The first of its authors */
            author: {
                name: string;
            } | null;
            tags: {
                [key: string]: {
                    name: string;
                    slug: string;
                };
            };
            /** @description Address of its picture; empty where it has none */
            featured_image: string;
            /** @enum {unknown} */
            kind: "blog" | "news" | "event" | "page";
            /**
             * @description The language of title, excerpt and content
             * @enum {unknown}
             */
            language: "en" | "fr";
            languages: ("en" | "fr")[];
            authors: string[];
            picture: {
                id: string;
                /** @description What it shows, in words, in the language asked for */
                alt: string;
                /** @description Of the original */
                width: number;
                height: number;
                sources: {
                    /** @enum {unknown} */
                    type: "image/avif" | "image/webp" | "image/jpeg";
                    /** @description Addresses with their widths, as in HTML */
                    srcset: string;
                }[];
                /** @description One address, for clients without srcset */
                src: string;
            } | null;
            reading_minutes: number;
            datasets: {
                name: string;
                title: string;
            }[];
            event: {
                /** @description When it begins; ISO 8601 */
                starts_at: string;
                ends_at: string | null;
                place: string | null;
            } | null;
        };
        GetPageParameters: {
            /**
             * @description The language wanted; that of Accept-Language where absent, else English
             * @enum {unknown}
             */
            lang?: "en" | "fr";
            slug: string;
        };
        GetPageAnswer: {
            /** @description Null for a page that nobody has edited yet */
            ID: string | null;
            /** @enum {unknown} */
            type: "post" | "page";
            /** @enum {string} */
            status: "publish";
            /** @enum {string} */
            format: "standard";
            /** @description Where people read it */
            URL: string;
            slug: string;
            title: string;
            /** @description Plain text */
            excerpt: string;
            /** @description HTML that is safe to show */
            content: string;
            date: string | null;
            modified: string | null;
            /** @description The first of its authors */
            author: {
                name: string;
            } | null;
            tags: {
                [key: string]: {
                    name: string;
                    slug: string;
                };
            };
            /** @description Address of its picture; empty where it has none */
            featured_image: string;
            /** @enum {unknown} */
            kind: "blog" | "news" | "event" | "page";
            /**
             * @description The language of title, excerpt and content
             * @enum {unknown}
             */
            language: "en" | "fr";
            languages: ("en" | "fr")[];
            authors: string[];
            picture: {
                id: string;
                /** @description What it shows, in words, in the language asked for */
                alt: string;
                /** @description Of the original */
                width: number;
                height: number;
                sources: {
                    /** @enum {unknown} */
                    type: "image/avif" | "image/webp" | "image/jpeg";
                    /** @description Addresses with their widths, as in HTML */
                    srcset: string;
                }[];
                /** @description One address, for clients without srcset */
                src: string;
            } | null;
            reading_minutes: number;
            datasets: {
                name: string;
                title: string;
            }[];
            event: {
                /** @description When it begins; ISO 8601 */
                starts_at: string;
                ends_at: string | null;
                place: string | null;
            } | null;
        };
        ListPicturesParameters: {
            /** @default 24 */
            limit?: number;
            /** @default 0 */
            offset?: number;
            /** @description Beginnings of words of the file name and of what it shows; all must be found */
            search?: string;
        };
        ListPicturesAnswer: {
            data: {
                id: string;
                /** @description What it was called where it came from */
                file_name: string;
                /** @enum {unknown} */
                type: "image/jpeg" | "image/png" | "image/webp" | "image/avif";
                /** @description Pixels of the file as it came */
                width: number;
                height: number;
                byte_size: number;
                /** @description What it shows; one at least is there */
                alt: {
                    en: string | null;
                    fr: string | null;
                };
                created: string;
                /** @description What shows it in an article */
                markdown: string;
                picture: {
                    id: string;
                    /** @description What it shows, in words, in the language asked for */
                    alt: string;
                    /** @description Of the largest form, in pixels */
                    width: number;
                    height: number;
                    sources: {
                        /** @enum {unknown} */
                        type: "image/avif" | "image/webp" | "image/jpeg";
                        /** @description Addresses with their widths, as in HTML */
                        srcset: string;
                    }[];
                    /** @description One address, for clients without srcset */
                    src: string;
                };
                /** @description How many articles show it */
                uses: number;
            }[];
            meta: {
                /** @description Pictures in the library, counted up to 10,000 */
                total_count: number;
                /** @description Of them, those that were looked for, counted up to 10,000 */
                filter_count: number;
            };
        };
        UploadPictureParameters: {
            /** Format: binary */
            file: FileBody;
            /** @description What it shows, in English */
            altEn?: string;
            /** @description What it shows, in French */
            altFr?: string;
        };
        UploadPictureAnswer: {
            data: {
                id: string;
                /** @description What it was called where it came from */
                file_name: string;
                /** @enum {unknown} */
                type: "image/jpeg" | "image/png" | "image/webp" | "image/avif";
                /** @description Pixels of the file as it came */
                width: number;
                height: number;
                byte_size: number;
                /** @description What it shows; one at least is there */
                alt: {
                    en: string | null;
                    fr: string | null;
                };
                created: string;
                /** @description What shows it in an article */
                markdown: string;
                picture: {
                    id: string;
                    /** @description What it shows, in words, in the language asked for */
                    alt: string;
                    /** @description Of the largest form, in pixels */
                    width: number;
                    height: number;
                    sources: {
                        /** @enum {unknown} */
                        type: "image/avif" | "image/webp" | "image/jpeg";
                        /** @description Addresses with their widths, as in HTML */
                        srcset: string;
                    }[];
                    /** @description One address, for clients without srcset */
                    src: string;
                };
                /** @description How many articles show it */
                uses: number;
            };
        };
        GetPictureParameters: {
            id: string;
        };
        GetPictureAnswer: {
            data: {
                id: string;
                /** @description What it was called where it came from */
                file_name: string;
                /** @enum {unknown} */
                type: "image/jpeg" | "image/png" | "image/webp" | "image/avif";
                /** @description Pixels of the file as it came */
                width: number;
                height: number;
                byte_size: number;
                /** @description What it shows; one at least is there */
                alt: {
                    en: string | null;
                    fr: string | null;
                };
                created: string;
                /** @description What shows it in an article */
                markdown: string;
                picture: {
                    id: string;
                    /** @description What it shows, in words, in the language asked for */
                    alt: string;
                    /** @description Of the largest form, in pixels */
                    width: number;
                    height: number;
                    sources: {
                        /** @enum {unknown} */
                        type: "image/avif" | "image/webp" | "image/jpeg";
                        /** @description Addresses with their widths, as in HTML */
                        srcset: string;
                    }[];
                    /** @description One address, for clients without srcset */
                    src: string;
                };
                /** @description How many articles show it */
                uses: number;
                /** @description The articles that show it, 100 at most */
                used_by: {
                    id: string;
                    title: string;
                }[];
            };
        };
        UpdatePictureParameters: {
            id: string;
            updatePictureBody: {
                alt: {
                    en?: string | null;
                    fr?: string | null;
                };
            };
        };
        UpdatePictureAnswer: {
            data: {
                id: string;
                /** @description What it was called where it came from */
                file_name: string;
                /** @enum {unknown} */
                type: "image/jpeg" | "image/png" | "image/webp" | "image/avif";
                /** @description Pixels of the file as it came */
                width: number;
                height: number;
                byte_size: number;
                /** @description What it shows; one at least is there */
                alt: {
                    en: string | null;
                    fr: string | null;
                };
                created: string;
                /** @description What shows it in an article */
                markdown: string;
                picture: {
                    id: string;
                    /** @description What it shows, in words, in the language asked for */
                    alt: string;
                    /** @description Of the largest form, in pixels */
                    width: number;
                    height: number;
                    sources: {
                        /** @enum {unknown} */
                        type: "image/avif" | "image/webp" | "image/jpeg";
                        /** @description Addresses with their widths, as in HTML */
                        srcset: string;
                    }[];
                    /** @description One address, for clients without srcset */
                    src: string;
                };
                /** @description How many articles show it */
                uses: number;
            };
        };
        DeletePictureParameters: {
            id: string;
        };
        ListFeedbackParameters: {
            /**
             * @description feedback: from the form of every page; contact: from the contact block of the home page
             * @enum {unknown}
             */
            kind?: "feedback" | "contact";
            /**
             * @description open: somebody is at it, or its writer wrote back; waiting: its writer was asked something; spam: suspected by the portal or by an editor, and nobody was told of it by mail
             * @enum {unknown}
             */
            state?: "new" | "open" | "waiting" | "answered" | "closed" | "spam";
            /** @description The id of the account that looks after it; mine for the one that calls, nobody for none */
            assignee?: string;
            /** @description Beginnings of words of name, address, phone number, subject and message */
            search?: string;
            /** @default 25 */
            limit?: number;
            /** @default 0 */
            offset?: number;
        };
        ListFeedbackAnswer: {
            data: {
                id: string;
                /**
                 * @description feedback: from the form of every page; contact: from the contact block of the home page
                 * @enum {unknown}
                 */
                kind: "feedback" | "contact";
                /**
                 * @description open: somebody is at it, or its writer wrote back; waiting: its writer was asked something; spam: suspected by the portal or by an editor, and nobody was told of it by mail
                 * @enum {unknown}
                 */
                state: "new" | "open" | "waiting" | "answered" | "closed" | "spam";
                name: string;
                email: string;
                phone: string;
                /** @description Null for the contact form, which has none */
                subject: string | null;
                /** @description Plain text with line breaks */
                message: string;
                /** @description The page it was written on, as the browser tells it */
                page: string | null;
                /**
                 * @description The language of the form
                 * @enum {unknown}
                 */
                language: "en" | "fr";
                /** @description The newest note of editors; the writer never sees any */
                note: string;
                /** @description The editor who looks after it */
                assignee: {
                    id: string;
                    /** @description Null for an account without a name */
                    name: string | null;
                } | null;
                /** @description How many entries its thread has */
                entries: number;
                /** @description When its writer wrote back and was not answered since */
                written_back_at: string | null;
                /** @description Why it was taken for spam: trap, too_fast, links, markup, repeated, no_proof */
                suspicions: string[];
                created_at: string;
                updated_at: string;
            }[];
            meta: {
                /** @description How many messages there are, suspected spam among them */
                total_count: number;
                /** @description How many of them fit */
                filter_count: number;
            };
        };
        CountFeedbackParameters: {
            /**
             * @description feedback: from the form of every page; contact: from the contact block of the home page
             * @enum {unknown}
             */
            kind?: "feedback" | "contact";
            /**
             * @description open: somebody is at it, or its writer wrote back; waiting: its writer was asked something; spam: suspected by the portal or by an editor, and nobody was told of it by mail
             * @enum {unknown}
             */
            state?: "new" | "open" | "waiting" | "answered" | "closed" | "spam";
            /** @description The id of the account that looks after it; mine for the one that calls, nobody for none */
            assignee?: string;
            /** @description Beginnings of words of name, address, phone number, subject and message */
            search?: string;
        };
        CountFeedbackAnswer: {
            data: {
                /** @description Of the messages that fit whatever their state is, how many are in each */
                states: {
                    new: number;
                    open: number;
                    waiting: number;
                    answered: number;
                    closed: number;
                    spam: number;
                };
                /** @description Of the messages that fit whoever looks after them, how many are with whom */
                assignees: {
                    /** @description With the caller */
                    mine: number;
                    /** @description With nobody */
                    nobody: number;
                    /** @description With whomever */
                    all: number;
                };
            };
        };
        ExportFeedbackParameters: {
            /**
             * @description feedback: from the form of every page; contact: from the contact block of the home page
             * @enum {unknown}
             */
            kind?: "feedback" | "contact";
            /**
             * @description open: somebody is at it, or its writer wrote back; waiting: its writer was asked something; spam: suspected by the portal or by an editor, and nobody was told of it by mail
             * @enum {unknown}
             */
            state?: "new" | "open" | "waiting" | "answered" | "closed" | "spam";
            /** @description The id of the account that looks after it; mine for the one that calls, nobody for none */
            assignee?: string;
            /** @description Beginnings of words of name, address, phone number, subject and message */
            search?: string;
            /**
             * @description Begin with a byte order mark, by which Excel knows that the file is UTF-8
             * @default false
             */
            bom?: boolean;
        };
        ExportFeedbackAnswer: string;
        GetFeedbackParameters: {
            id: string;
        };
        GetFeedbackAnswer: {
            data: {
                id: string;
                /**
                 * @description feedback: from the form of every page; contact: from the contact block of the home page
                 * @enum {unknown}
                 */
                kind: "feedback" | "contact";
                /**
                 * @description open: somebody is at it, or its writer wrote back; waiting: its writer was asked something; spam: suspected by the portal or by an editor, and nobody was told of it by mail
                 * @enum {unknown}
                 */
                state: "new" | "open" | "waiting" | "answered" | "closed" | "spam";
                name: string;
                email: string;
                phone: string;
                /** @description Null for the contact form, which has none */
                subject: string | null;
                /** @description Plain text with line breaks */
                message: string;
                /** @description The page it was written on, as the browser tells it */
                page: string | null;
                /**
                 * @description The language of the form
                 * @enum {unknown}
                 */
                language: "en" | "fr";
                /** @description The newest note of editors; the writer never sees any */
                note: string;
                /** @description The editor who looks after it */
                assignee: {
                    id: string;
                    /** @description Null for an account without a name */
                    name: string | null;
                } | null;
                /** @description How many entries its thread has */
                entries: number;
                /** @description When its writer wrote back and was not answered since */
                written_back_at: string | null;
                /** @description Why it was taken for spam: trap, too_fast, links, markup, repeated, no_proof */
                suspicions: string[];
                created_at: string;
                updated_at: string;
                thread: {
                    /** @description From 1, in the order of the thread */
                    number: number;
                    /**
                     * @description answer: sent to the writer by mail; note: for editors only; reply: what the writer wrote back
                     * @enum {unknown}
                     */
                    kind: "answer" | "note" | "reply";
                    /** @description Plain text with line breaks */
                    text: string;
                    /** @description The editor or key that wrote it, by name; null for the writer, and where it is not known any more */
                    author: string | null;
                    created_at: string;
                    /** @description What became of the mail of an answer; failed: it was given up, and can be sent again */
                    mail: ("waiting" | "sent" | "failed") | null;
                }[];
            };
        };
        UpdateFeedbackParameters: {
            id: string;
            updateFeedbackBody: {
                /**
                 * @description open: somebody is at it, or its writer wrote back; waiting: its writer was asked something; spam: suspected by the portal or by an editor, and nobody was told of it by mail
                 * @enum {unknown}
                 */
                state?: "new" | "open" | "waiting" | "answered" | "closed" | "spam";
                /** @description Stands in the thread as a note; an empty one adds nothing */
                note?: string;
                /** @description The account of who looks after it from now on; null for nobody. A new message is in work then */
                assignee?: string | null;
            };
        };
        UpdateFeedbackAnswer: {
            data: {
                id: string;
                /**
                 * @description feedback: from the form of every page; contact: from the contact block of the home page
                 * @enum {unknown}
                 */
                kind: "feedback" | "contact";
                /**
                 * @description open: somebody is at it, or its writer wrote back; waiting: its writer was asked something; spam: suspected by the portal or by an editor, and nobody was told of it by mail
                 * @enum {unknown}
                 */
                state: "new" | "open" | "waiting" | "answered" | "closed" | "spam";
                name: string;
                email: string;
                phone: string;
                /** @description Null for the contact form, which has none */
                subject: string | null;
                /** @description Plain text with line breaks */
                message: string;
                /** @description The page it was written on, as the browser tells it */
                page: string | null;
                /**
                 * @description The language of the form
                 * @enum {unknown}
                 */
                language: "en" | "fr";
                /** @description The newest note of editors; the writer never sees any */
                note: string;
                /** @description The editor who looks after it */
                assignee: {
                    id: string;
                    /** @description Null for an account without a name */
                    name: string | null;
                } | null;
                /** @description How many entries its thread has */
                entries: number;
                /** @description When its writer wrote back and was not answered since */
                written_back_at: string | null;
                /** @description Why it was taken for spam: trap, too_fast, links, markup, repeated, no_proof */
                suspicions: string[];
                created_at: string;
                updated_at: string;
                thread: {
                    /** @description From 1, in the order of the thread */
                    number: number;
                    /**
                     * @description answer: sent to the writer by mail; note: for editors only; reply: what the writer wrote back
                     * @enum {unknown}
                     */
                    kind: "answer" | "note" | "reply";
                    /** @description Plain text with line breaks */
                    text: string;
                    /** @description The editor or key that wrote it, by name; null for the writer, and where it is not known any more */
                    author: string | null;
                    created_at: string;
                    /** @description What became of the mail of an answer; failed: it was given up, and can be sent again */
                    mail: ("waiting" | "sent" | "failed") | null;
                }[];
            };
        };
        DeleteFeedbackParameters: {
            id: string;
        };
        ListQuestionsParameters: {
            /** @description Its id or name */
            dataset: string;
            /** @default 10 */
            limit?: number;
            /** @default 0 */
            offset?: number;
            /** @description The id of a question: the page of `limit` questions that has it, whatever `offset` says */
            around?: string;
        };
        ListQuestionsAnswer: {
            data: {
                id: string;
                /** @description Plain text with line breaks, as readers see it */
                question: string;
                /**
                 * @description What the question is written in
                 * @enum {unknown}
                 */
                language: "en" | "fr";
                /** @description Markdown; empty where there is none yet */
                answer: string;
                /**
                 * @description What the answer is written in
                 * @enum {unknown}
                 */
                answer_language: "en" | "fr";
                asked_at: string;
                /** @description Null where it is not published */
                published_at: string | null;
                /** @description Null where there is no answer */
                answered_at: string | null;
                /** @description When the published answer was changed last; null where it never was */
                edited_at: string | null;
                /** @description The answer as safe HTML */
                answer_html: string;
                /** @description Who asked, where they want to be named */
                name: string | null;
            }[];
            meta: {
                /** @description How many published questions the dataset has */
                total_count: number;
                /** @description How many of them stand before the first one here */
                offset: number;
            };
        };
        AskQuestionParameters: {
            askQuestionBody: {
                /** @description Its id or name */
                dataset: string;
                /** @description Plain text, at most 2,000 characters */
                question: string;
                /** @description Needed unless somebody is signed in; 200 characters at most */
                name?: string;
                /** @description Where the answer goes; needed unless somebody is signed in, and shown to nobody */
                email?: string;
                /**
                 * @description Whether the name may stand beside the question
                 * @default false
                 */
                shows_name?: boolean;
                /**
                 * @description What the question is written in; the mail with the answer is in it, too
                 * @enum {unknown}
                 */
                language: "en" | "fr";
                /** @description Must stay empty; people do not see it */
                confirm_link?: string;
            };
        };
        AskQuestionAnswer: {
            data: {
                recorded: boolean;
            };
        };
        ListDeskQuestionsParameters: {
            /**
             * @description waiting: nobody has looked at it; published: who reads the dataset reads it; answered: only who asked got the answer, by mail; declined: who asked got the reason; spam: set aside
             * @enum {unknown}
             */
            state?: "waiting" | "published" | "answered" | "declined" | "spam";
            /** @description Its id or name */
            dataset?: string;
            /** @default 10 */
            limit?: number;
            /** @default 0 */
            offset?: number;
        };
        ListDeskQuestionsAnswer: {
            data: {
                id: string;
                /** @description Plain text with line breaks, as readers see it */
                question: string;
                /**
                 * @description What the question is written in
                 * @enum {unknown}
                 */
                language: "en" | "fr";
                /** @description Markdown; empty where there is none yet */
                answer: string;
                /**
                 * @description What the answer is written in
                 * @enum {unknown}
                 */
                answer_language: "en" | "fr";
                asked_at: string;
                /** @description Null where it is not published */
                published_at: string | null;
                /** @description Null where there is no answer */
                answered_at: string | null;
                /** @description When the published answer was changed last; null where it never was */
                edited_at: string | null;
                /**
                 * @description waiting: nobody has looked at it; published: who reads the dataset reads it; answered: only who asked got the answer, by mail; declined: who asked got the reason; spam: set aside
                 * @enum {unknown}
                 */
                state: "waiting" | "published" | "answered" | "declined" | "spam";
                /** @description Which save it is; a change names the one it was made from */
                revision: number;
                dataset: {
                    id: string;
                    name: string;
                    title: string;
                };
                /** @description As it was asked; empty once who asked is forgotten */
                asked: string;
                /** @description Why it was declined */
                reason: string;
                /** @description Who asked; empty once they are forgotten */
                name: string;
                /** @description Whether the name stands beside the published question */
                shows_name: boolean;
                /** @description Whether who asked can still be told of an answer */
                gets_mail: boolean;
                /** @description What the last mail to who asked was about; null where none was sent */
                told: ("waiting" | "published" | "answered" | "declined" | "spam") | null;
                updated_at: string;
                /** @description Why it was set aside: trap, links, markup, many */
                suspicions: string[];
            }[];
            meta: {
                /** @description How many fit */
                filter_count: number;
                /** @description How many there are in each state */
                counts: {
                    waiting: number;
                    published: number;
                    answered: number;
                    declined: number;
                    spam: number;
                };
            };
        };
        GetDeskQuestionParameters: {
            id: string;
        };
        GetDeskQuestionAnswer: {
            data: {
                id: string;
                /** @description Plain text with line breaks, as readers see it */
                question: string;
                /**
                 * @description What the question is written in
                 * @enum {unknown}
                 */
                language: "en" | "fr";
                /** @description Markdown; empty where there is none yet */
                answer: string;
                /**
                 * @description What the answer is written in
                 * @enum {unknown}
                 */
                answer_language: "en" | "fr";
                asked_at: string;
                /** @description Null where it is not published */
                published_at: string | null;
                /** @description Null where there is no answer */
                answered_at: string | null;
                /** @description When the published answer was changed last; null where it never was */
                edited_at: string | null;
                /**
                 * @description waiting: nobody has looked at it; published: who reads the dataset reads it; answered: only who asked got the answer, by mail; declined: who asked got the reason; spam: set aside
                 * @enum {unknown}
                 */
                state: "waiting" | "published" | "answered" | "declined" | "spam";
                /** @description Which save it is; a change names the one it was made from */
                revision: number;
                dataset: {
                    id: string;
                    name: string;
                    title: string;
                };
                /** @description As it was asked; empty once who asked is forgotten */
                asked: string;
                /** @description Why it was declined */
                reason: string;
                /** @description Who asked; empty once they are forgotten */
                name: string;
                /** @description Whether the name stands beside the published question */
                shows_name: boolean;
                /** @description Whether who asked can still be told of an answer */
                gets_mail: boolean;
                /** @description What the last mail to who asked was about; null where none was sent */
                told: ("waiting" | "published" | "answered" | "declined" | "spam") | null;
                updated_at: string;
                /** @description Why it was set aside: trap, links, markup, many */
                suspicions: string[];
                /** @description The last fifty saves, the newest first */
                revisions: {
                    revision: number;
                    /**
                     * @description waiting: nobody has looked at it; published: who reads the dataset reads it; answered: only who asked got the answer, by mail; declined: who asked got the reason; spam: set aside
                     * @enum {unknown}
                     */
                    state: "waiting" | "published" | "answered" | "declined" | "spam";
                    question: string;
                    answer: string;
                    /**
                     * @description What the answer is written in
                     * @enum {unknown}
                     */
                    answer_language: "en" | "fr";
                    reason: string;
                    saved_at: string;
                    /** @description Null for keys, and for accounts that are no more */
                    saved_by: {
                        id: string;
                        /** @description Null where it is not known */
                        name: string | null;
                    } | null;
                    /** @description The key that saved it */
                    saved_with: string | null;
                }[];
            };
        };
        UpdateDeskQuestionParameters: {
            id: string;
            updateDeskQuestionBody: {
                /** @description The one that the change was made from; 409 where somebody has saved since */
                revision: number;
                /**
                 * @description waiting: nobody has looked at it; published: who reads the dataset reads it; answered: only who asked got the answer, by mail; declined: who asked got the reason; spam: set aside
                 * @enum {unknown}
                 */
                state?: "waiting" | "published" | "answered" | "declined" | "spam";
                question?: string;
                answer?: string;
                /**
                 * @description What the answer is written in
                 * @enum {unknown}
                 */
                answer_language?: "en" | "fr";
                reason?: string;
                /**
                 * @description Takes the name away; who asked decides alone that it is shown
                 * @enum {boolean}
                 */
                shows_name?: false;
            };
        };
        UpdateDeskQuestionAnswer: {
            data: {
                id: string;
                /** @description Plain text with line breaks, as readers see it */
                question: string;
                /**
                 * @description What the question is written in
                 * @enum {unknown}
                 */
                language: "en" | "fr";
                /** @description Markdown; empty where there is none yet */
                answer: string;
                /**
                 * @description What the answer is written in
                 * @enum {unknown}
                 */
                answer_language: "en" | "fr";
                asked_at: string;
                /** @description Null where it is not published */
                published_at: string | null;
                /** @description Null where there is no answer */
                answered_at: string | null;
                /** @description When the published answer was changed last; null where it never was */
                edited_at: string | null;
                /**
                 * @description waiting: nobody has looked at it; published: who reads the dataset reads it; answered: only who asked got the answer, by mail; declined: who asked got the reason; spam: set aside
                 * @enum {unknown}
                 */
                state: "waiting" | "published" | "answered" | "declined" | "spam";
                /** @description Which save it is; a change names the one it was made from */
                revision: number;
                dataset: {
                    id: string;
                    name: string;
                    title: string;
                };
                /** @description As it was asked; empty once who asked is forgotten */
                asked: string;
                /** @description Why it was declined */
                reason: string;
                /** @description Who asked; empty once they are forgotten */
                name: string;
                /** @description Whether the name stands beside the published question */
                shows_name: boolean;
                /** @description Whether who asked can still be told of an answer */
                gets_mail: boolean;
                /** @description What the last mail to who asked was about; null where none was sent */
                told: ("waiting" | "published" | "answered" | "declined" | "spam") | null;
                updated_at: string;
                /** @description Why it was set aside: trap, links, markup, many */
                suspicions: string[];
                /** @description The last fifty saves, the newest first */
                revisions: {
                    revision: number;
                    /**
                     * @description waiting: nobody has looked at it; published: who reads the dataset reads it; answered: only who asked got the answer, by mail; declined: who asked got the reason; spam: set aside
                     * @enum {unknown}
                     */
                    state: "waiting" | "published" | "answered" | "declined" | "spam";
                    question: string;
                    answer: string;
                    /**
                     * @description What the answer is written in
                     * @enum {unknown}
                     */
                    answer_language: "en" | "fr";
                    reason: string;
                    saved_at: string;
                    /** @description Null for keys, and for accounts that are no more */
                    saved_by: {
                        id: string;
                        /** @description Null where it is not known */
                        name: string | null;
                    } | null;
                    /** @description The key that saved it */
                    saved_with: string | null;
                }[];
            };
        };
        DeleteDeskQuestionParameters: {
            id: string;
        };
        ListFeedbackStaffAnswer: {
            data: {
                id: string;
                name: string;
            }[];
        };
        AnswerFeedbackParameters: {
            id: string;
            answerFeedbackBody: {
                /** @description Plain text with line breaks */
                text: string;
                /** @description The entries of the message as they were read; where there are others by now, nothing is sent: 409 */
                seen: number;
                /**
                 * @description The state it has then: answered, waiting for the writer to answer, or still in work
                 * @default answered
                 * @enum {unknown}
                 */
                state?: "answered" | "waiting" | "open";
            };
        };
        AnswerFeedbackAnswer: {
            data: {
                id: string;
                /**
                 * @description feedback: from the form of every page; contact: from the contact block of the home page
                 * @enum {unknown}
                 */
                kind: "feedback" | "contact";
                /**
                 * @description open: somebody is at it, or its writer wrote back; waiting: its writer was asked something; spam: suspected by the portal or by an editor, and nobody was told of it by mail
                 * @enum {unknown}
                 */
                state: "new" | "open" | "waiting" | "answered" | "closed" | "spam";
                name: string;
                email: string;
                phone: string;
                /** @description Null for the contact form, which has none */
                subject: string | null;
                /** @description Plain text with line breaks */
                message: string;
                /** @description The page it was written on, as the browser tells it */
                page: string | null;
                /**
                 * @description The language of the form
                 * @enum {unknown}
                 */
                language: "en" | "fr";
                /** @description The newest note of editors; the writer never sees any */
                note: string;
                /** @description The editor who looks after it */
                assignee: {
                    id: string;
                    /** @description Null for an account without a name */
                    name: string | null;
                } | null;
                /** @description How many entries its thread has */
                entries: number;
                /** @description When its writer wrote back and was not answered since */
                written_back_at: string | null;
                /** @description Why it was taken for spam: trap, too_fast, links, markup, repeated, no_proof */
                suspicions: string[];
                created_at: string;
                updated_at: string;
                thread: {
                    /** @description From 1, in the order of the thread */
                    number: number;
                    /**
                     * @description answer: sent to the writer by mail; note: for editors only; reply: what the writer wrote back
                     * @enum {unknown}
                     */
                    kind: "answer" | "note" | "reply";
                    /** @description Plain text with line breaks */
                    text: string;
                    /** @description The editor or key that wrote it, by name; null for the writer, and where it is not known any more */
                    author: string | null;
                    created_at: string;
                    /** @description What became of the mail of an answer; failed: it was given up, and can be sent again */
                    mail: ("waiting" | "sent" | "failed") | null;
                }[];
            };
        };
        ResendFeedbackAnswerParameters: {
            id: string;
            number: number;
        };
        ResendFeedbackAnswerAnswer: {
            data: {
                id: string;
                /**
                 * @description feedback: from the form of every page; contact: from the contact block of the home page
                 * @enum {unknown}
                 */
                kind: "feedback" | "contact";
                /**
                 * @description open: somebody is at it, or its writer wrote back; waiting: its writer was asked something; spam: suspected by the portal or by an editor, and nobody was told of it by mail
                 * @enum {unknown}
                 */
                state: "new" | "open" | "waiting" | "answered" | "closed" | "spam";
                name: string;
                email: string;
                phone: string;
                /** @description Null for the contact form, which has none */
                subject: string | null;
                /** @description Plain text with line breaks */
                message: string;
                /** @description The page it was written on, as the browser tells it */
                page: string | null;
                /**
                 * @description The language of the form
                 * @enum {unknown}
                 */
                language: "en" | "fr";
                /** @description The newest note of editors; the writer never sees any */
                note: string;
                /** @description The editor who looks after it */
                assignee: {
                    id: string;
                    /** @description Null for an account without a name */
                    name: string | null;
                } | null;
                /** @description How many entries its thread has */
                entries: number;
                /** @description When its writer wrote back and was not answered since */
                written_back_at: string | null;
                /** @description Why it was taken for spam: trap, too_fast, links, markup, repeated, no_proof */
                suspicions: string[];
                created_at: string;
                updated_at: string;
                thread: {
                    /** @description From 1, in the order of the thread */
                    number: number;
                    /**
                     * @description answer: sent to the writer by mail; note: for editors only; reply: what the writer wrote back
                     * @enum {unknown}
                     */
                    kind: "answer" | "note" | "reply";
                    /** @description Plain text with line breaks */
                    text: string;
                    /** @description The editor or key that wrote it, by name; null for the writer, and where it is not known any more */
                    author: string | null;
                    created_at: string;
                    /** @description What became of the mail of an answer; failed: it was given up, and can be sent again */
                    mail: ("waiting" | "sent" | "failed") | null;
                }[];
            };
        };
        NoteFeedbackParameters: {
            id: string;
            noteFeedbackBody: {
                /** @description Plain text with line breaks */
                text: string;
            };
        };
        NoteFeedbackAnswer: {
            data: {
                id: string;
                /**
                 * @description feedback: from the form of every page; contact: from the contact block of the home page
                 * @enum {unknown}
                 */
                kind: "feedback" | "contact";
                /**
                 * @description open: somebody is at it, or its writer wrote back; waiting: its writer was asked something; spam: suspected by the portal or by an editor, and nobody was told of it by mail
                 * @enum {unknown}
                 */
                state: "new" | "open" | "waiting" | "answered" | "closed" | "spam";
                name: string;
                email: string;
                phone: string;
                /** @description Null for the contact form, which has none */
                subject: string | null;
                /** @description Plain text with line breaks */
                message: string;
                /** @description The page it was written on, as the browser tells it */
                page: string | null;
                /**
                 * @description The language of the form
                 * @enum {unknown}
                 */
                language: "en" | "fr";
                /** @description The newest note of editors; the writer never sees any */
                note: string;
                /** @description The editor who looks after it */
                assignee: {
                    id: string;
                    /** @description Null for an account without a name */
                    name: string | null;
                } | null;
                /** @description How many entries its thread has */
                entries: number;
                /** @description When its writer wrote back and was not answered since */
                written_back_at: string | null;
                /** @description Why it was taken for spam: trap, too_fast, links, markup, repeated, no_proof */
                suspicions: string[];
                created_at: string;
                updated_at: string;
                thread: {
                    /** @description From 1, in the order of the thread */
                    number: number;
                    /**
                     * @description answer: sent to the writer by mail; note: for editors only; reply: what the writer wrote back
                     * @enum {unknown}
                     */
                    kind: "answer" | "note" | "reply";
                    /** @description Plain text with line breaks */
                    text: string;
                    /** @description The editor or key that wrote it, by name; null for the writer, and where it is not known any more */
                    author: string | null;
                    created_at: string;
                    /** @description What became of the mail of an answer; failed: it was given up, and can be sent again */
                    mail: ("waiting" | "sent" | "failed") | null;
                }[];
            };
        };
        ListAnswerTemplatesAnswer: {
            data: {
                id: string;
                /** @description Counts its changes; whoever changes it names it */
                revision: number;
                /** @description What it is called among editors */
                title: string;
                /** @description Plain text in each language, empty where there is none; {name} stands for the name of the writer, {subject} for what they wrote about */
                texts: {
                    en: string;
                    fr: string;
                };
                updated_at: string;
            }[];
        };
        CreateAnswerTemplateParameters: {
            createAnswerTemplateBody: {
                /** @description What it is called among editors */
                title: string;
                /** @description Plain text in each language, empty where there is none; {name} stands for the name of the writer, {subject} for what they wrote about */
                texts: {
                    en: string;
                    fr: string;
                };
            };
        };
        CreateAnswerTemplateAnswer: {
            data: {
                id: string;
                /** @description Counts its changes; whoever changes it names it */
                revision: number;
                /** @description What it is called among editors */
                title: string;
                /** @description Plain text in each language, empty where there is none; {name} stands for the name of the writer, {subject} for what they wrote about */
                texts: {
                    en: string;
                    fr: string;
                };
                updated_at: string;
            };
        };
        UpdateAnswerTemplateParameters: {
            id: string;
            updateAnswerTemplateBody: {
                revision: number;
                /** @description What it is called among editors */
                title: string;
                /** @description Plain text in each language, empty where there is none; {name} stands for the name of the writer, {subject} for what they wrote about */
                texts: {
                    en: string;
                    fr: string;
                };
            };
        };
        UpdateAnswerTemplateAnswer: {
            data: {
                id: string;
                /** @description Counts its changes; whoever changes it names it */
                revision: number;
                /** @description What it is called among editors */
                title: string;
                /** @description Plain text in each language, empty where there is none; {name} stands for the name of the writer, {subject} for what they wrote about */
                texts: {
                    en: string;
                    fr: string;
                };
                updated_at: string;
            };
        };
        DeleteAnswerTemplateParameters: {
            id: string;
        };
        ListPortalPeopleParameters: {
            /** @description Only those who have this role */
            role?: "administrator" | "editor";
            /** @description Beginnings of words in name and address, or a whole id */
            search?: string;
            /**
             * @description People a page
             * @default 25
             */
            pageSize?: number;
            /** @description The next_page_token of the page before */
            pageToken?: string;
        };
        ListPortalPeopleAnswer: {
            people: components["schemas"]["PortalPerson"][];
            /** @description How many fit; at least so many where is_counted is false */
            total: number;
            is_counted: boolean;
            /** @description Programs that edit the site; with the role editor only, at most 100 */
            programs: {
                id: string;
                name: string;
            }[];
            next_page_token: string | null;
        };
        PortalPerson: {
            id: string;
            name: string | null;
            email: string | null;
            state: "active" | "inactive";
            has_signed_in: boolean;
            /** @description Administers the installation */
            administrator: boolean;
            /** @description Edits what the site says; administrators may do so anyway */
            editor: boolean;
            /** @description Roles in organisations, at most five of them */
            organizations: {
                id: string;
                name: string;
                title: string;
                role: "admin" | "editor" | "member";
            }[];
            has_more_organizations: boolean;
            created_at: string;
        };
        InvitePortalPersonParameters: {
            invitePortalPersonBody: {
                email: string;
                role: "administrator" | "editor";
            };
        };
        InvitePortalPersonAnswer: {
            id: string;
            email: string | null;
            role: "administrator" | "editor";
            /** @description Whether the letter only tells of the role, and leads nobody in */
            has_signed_in: boolean;
        };
        ChangePortalRolesParameters: {
            /** @description The id of an account, or client: and the client_id of a program */
            id: string;
            changePortalRolesBody: {
                administrator?: boolean;
                editor?: boolean;
            };
        };
        GetMaintenanceAnswer: {
            /** @description Whether visitors see the notice in place of every page */
            closed: boolean;
            /** @description Where it was decided; what the site file closes, only the site file opens */
            by: "file" | "console" | null;
            until: string | null;
            notice: {
                en?: string;
                fr?: string;
            } | null;
            changed_at: string | null;
            /** @description The name of who decided it in the console, or the id of a key */
            changed_by: string | null;
        };
        BeginMaintenanceParameters: {
            beginMaintenanceBody: {
                /** @description When it is expected to end, as RFC 3339 has times */
                until?: string;
                notice?: {
                    en?: string;
                    fr?: string;
                };
            };
        };
        GetInstallationHealthAnswer: {
            at: string;
            version: string;
            runtime: string;
            parts: {
                /** @description sql, disk, objects or tables */
                name: string;
                works: boolean;
                /** @description Why it does not; the log says more */
                reason: string | null;
                milliseconds: number;
            }[];
            processes: {
                /** @description Web processes that this machine was told to run */
                web: number;
                /** @description Processes that query tables, of each web process */
                query: number;
                /** @description The web process that answers this call */
                answering: {
                    id: number;
                    started_at: string;
                    memory_bytes: number;
                };
            };
            storage: {
                database: {
                    kind: "sqlite" | "postgres";
                    bytes: number | null;
                };
                objects: {
                    kind: "folder" | "s3";
                    /** @description Versions of tables that are kept */
                    versions: number | null;
                    version_bytes: number | null;
                    /** @description Files that were uploaded to resources */
                    uploads: number | null;
                    upload_bytes: number | null;
                };
                /** @description Of the disks this process writes to */
                room: {
                    place: "data" | "temporary";
                    free_bytes: number;
                    total_bytes: number;
                }[];
            };
            /** @description Each counted to a thousand at most; null while the database does not answer */
            queues: {
                messages: {
                    /** @description Whether mails are sent, or written to the log for want of a mail server */
                    delivery: "smtp" | "log";
                    waiting: number;
                    /** @description Should have left five minutes ago */
                    late: number;
                    /** @description Given up in the last seven days */
                    abandoned: number;
                };
                imports: {
                    queued: number;
                    running: number;
                    /** @description In the last seven days */
                    failed: number;
                };
                /** @description Catalogues that were brought in, twenty at most */
                harvests: {
                    location: string;
                    runs: number;
                    /** @description A run goes on, or broke off and goes on with the next one */
                    is_unfinished: boolean;
                    datasets: number;
                }[];
            } | null;
        };
        GetSiteAnswer: {
            fields: {
                name: string;
                /** @description As the site file would hold it; null where it says nothing */
                value: unknown;
                /** @description As the site file would hold it; null where it says nothing */
                file: unknown;
                /** @description When it was decided in the console; null where the file holds */
                changed_at: string | null;
                /** @description The name of who decided it, or the id of a key */
                changed_by: string | null;
            }[];
        };
        ChangeSiteParameters: {
            changeSiteBody: {
                name?: string | {
                    en: string;
                    fr: string;
                };
                region?: {
                    name: string | {
                        en: string;
                        fr: string;
                    };
                    possessive: string | {
                        en: string;
                        fr: string;
                    };
                };
                team?: {
                    name: string | {
                        en: string;
                        fr: string;
                    };
                    email: string;
                    address?: string | {
                        en: string;
                        fr: string;
                    };
                };
                owner?: string | {
                    en: string;
                    fr: string;
                };
                languages?: ("en" | "fr")[];
                defaultLanguage?: "en" | "fr";
                menu?: {
                    label: string | {
                        en: string;
                        fr: string;
                    };
                    href: string;
                    external?: boolean;
                    protected?: boolean;
                    children?: {
                        label: string | {
                            en: string;
                            fr: string;
                        };
                        href: string;
                        external?: boolean;
                        protected?: boolean;
                    }[];
                }[];
                logos?: {
                    header?: {
                        src: string;
                        darkSrc?: string;
                        alt: string | {
                            en: string;
                            fr: string;
                        };
                        href?: string;
                        width: number;
                        height: number;
                    };
                    footer: {
                        src: string;
                        darkSrc?: string;
                        alt: string | {
                            en: string;
                            fr: string;
                        };
                        href?: string;
                        width: number;
                        height: number;
                    }[];
                };
                colours?: {
                    accent?: {
                        /** @description The colour of links and buttons on light ground */
                        light: string;
                        /** @description The colour of links and buttons on dark ground */
                        dark: string;
                    };
                };
                sectors?: {
                    name: string;
                    icon?: string;
                    colour?: string | {
                        light: string;
                        dark: string;
                    };
                    label?: string | {
                        en: string;
                        fr: string;
                    };
                }[];
                documentationUrl?: string;
                digitGrouping?: "locale" | "indian";
                visitorCharts?: "none" | "approved" | "all";
                keywords?: string[];
                exampleSearches?: {
                    label: string | {
                        en: string;
                        fr: string;
                    };
                    query: string | {
                        en: string;
                        fr: string;
                    };
                }[];
                heroDataset?: string;
            };
        };
        RestoreSiteFieldParameters: {
            /** @description The field, as the site file calls it */
            field: "name" | "region" | "owner" | "team" | "languages" | "defaultLanguage" | "colours" | "menu" | "logos" | "sectors" | "documentationUrl" | "keywords" | "exampleSearches" | "heroDataset" | "digitGrouping" | "visitorCharts";
        };
        GetSetupAnswer: {
            /** @description Until somebody ends it; never where the installation has a site file of its own */
            due: boolean;
        };
        ContentErrors: {
            errors: {
                message: string;
                extensions: {
                    /** @description Stable, for programs: FORBIDDEN, INVALID_PAYLOAD … */
                    code: string;
                    request_id: string;
                    /** @description What is wrong with each field */
                    fields?: {
                        [key: string]: string[];
                    };
                };
            }[];
        };
        SaveFrontPageRefusal409: {
            errors: unknown[];
            data: {
                /** @description To be named by who changes it; 0 where nobody has saved */
                revision: number;
                /** @description When it was saved; null where nobody has */
                saved_at: string | null;
                /** @description Address of who saved it, or the name of a key */
                saved_by: string | null;
                /** @description The chart beside the search; null for an automatic one */
                hero: string | null;
                /** @description Public charts and tables, in their order */
                tiles: {
                    /**
                     * @description A saved chart, or a table of the catalogue
                     * @enum {unknown}
                     */
                    kind: "chart" | "table";
                    /** @description Handle of the chart (`visID`), or id of the resource */
                    id: string;
                }[];
                /** @description Public datasets, in their order */
                datasets: string[];
                /** @description Published articles that stand before the newest, in their order */
                stories: string[];
                /** @description Order of the sections; those that are not named follow, and are shown */
                sections: {
                    /** @enum {unknown} */
                    name: "tiles" | "visualise" | "featured" | "datasets" | "news" | "why" | "connect";
                    /** @description Whether readers see it */
                    shown: boolean;
                }[];
                /** @description Everything that is chosen, each once */
                chosen: {
                    /** @enum {unknown} */
                    kind: "chart" | "table" | "dataset" | "article";
                    id: string;
                    /** @description What it is called; null for tables and for what is not there any more */
                    title: string | null;
                    /** @description Whether readers see it; false for what was withdrawn, hidden or deleted since */
                    shown: boolean;
                }[];
            };
        };
        RestoreFrontPageRevisionRefusal409: {
            errors: unknown[];
            data: {
                /** @description To be named by who changes it; 0 where nobody has saved */
                revision: number;
                /** @description When it was saved; null where nobody has */
                saved_at: string | null;
                /** @description Address of who saved it, or the name of a key */
                saved_by: string | null;
                /** @description The chart beside the search; null for an automatic one */
                hero: string | null;
                /** @description Public charts and tables, in their order */
                tiles: {
                    /**
                     * @description A saved chart, or a table of the catalogue
                     * @enum {unknown}
                     */
                    kind: "chart" | "table";
                    /** @description Handle of the chart (`visID`), or id of the resource */
                    id: string;
                }[];
                /** @description Public datasets, in their order */
                datasets: string[];
                /** @description Published articles that stand before the newest, in their order */
                stories: string[];
                /** @description Order of the sections; those that are not named follow, and are shown */
                sections: {
                    /** @enum {unknown} */
                    name: "tiles" | "visualise" | "featured" | "datasets" | "news" | "why" | "connect";
                    /** @description Whether readers see it */
                    shown: boolean;
                }[];
                /** @description Everything that is chosen, each once */
                chosen: {
                    /** @enum {unknown} */
                    kind: "chart" | "table" | "dataset" | "article";
                    id: string;
                    /** @description What it is called; null for tables and for what is not there any more */
                    title: string | null;
                    /** @description Whether readers see it; false for what was withdrawn, hidden or deleted since */
                    shown: boolean;
                }[];
            };
        };
        UpdateArticleRefusal409: {
            errors: unknown[];
            data: {
                id: string;
                /** @enum {unknown} */
                kind: "blog" | "news" | "event" | "page";
                /** @enum {unknown} */
                state: "draft" | "scheduled" | "published" | "archived";
                slug: string;
                /** @description They lead to the one it has */
                former_slugs: string[];
                /** @description To be named by who changes it */
                revision: number;
                publish_at: string | null;
                first_published_at: string | null;
                texts: {
                    en?: {
                        title: string;
                        /**
                         * @description Plain text for lists and feeds
                         * @default
                         */
                        excerpt: string;
                        /**
                         * @description Markdown
                         * @default
                         */
                        body: string;
                    };
                    fr?: {
                        title: string;
                        /**
                         * @description Plain text for lists and feeds
                         * @default
                         */
                        excerpt: string;
                        /**
                         * @description Markdown
                         * @default
                         */
                        body: string;
                    };
                };
                authors: string[];
                tags: string[];
                /** @description Id of a picture */
                featured_media: string | null;
                featured_image: {
                    id: string;
                    /** @description What it shows, in words, in the language asked for */
                    alt: string;
                    /** @description Of the original */
                    width: number;
                    height: number;
                    sources: {
                        /** @enum {unknown} */
                        type: "image/avif" | "image/webp" | "image/jpeg";
                        /** @description Addresses with their widths, as in HTML */
                        srcset: string;
                    }[];
                    /** @description One address, for clients without srcset */
                    src: string;
                } | null;
                /** @description Names; readers see those that are public */
                datasets: string[];
                event: {
                    /** @description When it begins; ISO 8601 */
                    starts_at: string;
                    ends_at: string | null;
                    place: string | null;
                } | null;
                created_at: string;
                updated_at: string;
                /** @description Address of who saved it last, or the name of a key; null for the schedule */
                saved_by: string | null;
            };
        };
        DeleteArticleRefusal409: {
            errors: unknown[];
            data: {
                id: string;
                /** @enum {unknown} */
                kind: "blog" | "news" | "event" | "page";
                /** @enum {unknown} */
                state: "draft" | "scheduled" | "published" | "archived";
                slug: string;
                /** @description They lead to the one it has */
                former_slugs: string[];
                /** @description To be named by who changes it */
                revision: number;
                publish_at: string | null;
                first_published_at: string | null;
                texts: {
                    en?: {
                        title: string;
                        /**
                         * @description Plain text for lists and feeds
                         * @default
                         */
                        excerpt: string;
                        /**
                         * @description Markdown
                         * @default
                         */
                        body: string;
                    };
                    fr?: {
                        title: string;
                        /**
                         * @description Plain text for lists and feeds
                         * @default
                         */
                        excerpt: string;
                        /**
                         * @description Markdown
                         * @default
                         */
                        body: string;
                    };
                };
                authors: string[];
                tags: string[];
                /** @description Id of a picture */
                featured_media: string | null;
                featured_image: {
                    id: string;
                    /** @description What it shows, in words, in the language asked for */
                    alt: string;
                    /** @description Of the original */
                    width: number;
                    height: number;
                    sources: {
                        /** @enum {unknown} */
                        type: "image/avif" | "image/webp" | "image/jpeg";
                        /** @description Addresses with their widths, as in HTML */
                        srcset: string;
                    }[];
                    /** @description One address, for clients without srcset */
                    src: string;
                } | null;
                /** @description Names; readers see those that are public */
                datasets: string[];
                event: {
                    /** @description When it begins; ISO 8601 */
                    starts_at: string;
                    ends_at: string | null;
                    place: string | null;
                } | null;
                created_at: string;
                updated_at: string;
                /** @description Address of who saved it last, or the name of a key; null for the schedule */
                saved_by: string | null;
            };
        };
        RestoreArticleRevisionRefusal409: {
            errors: unknown[];
            data: {
                id: string;
                /** @enum {unknown} */
                kind: "blog" | "news" | "event" | "page";
                /** @enum {unknown} */
                state: "draft" | "scheduled" | "published" | "archived";
                slug: string;
                /** @description They lead to the one it has */
                former_slugs: string[];
                /** @description To be named by who changes it */
                revision: number;
                publish_at: string | null;
                first_published_at: string | null;
                texts: {
                    en?: {
                        title: string;
                        /**
                         * @description Plain text for lists and feeds
                         * @default
                         */
                        excerpt: string;
                        /**
                         * @description Markdown
                         * @default
                         */
                        body: string;
                    };
                    fr?: {
                        title: string;
                        /**
                         * @description Plain text for lists and feeds
                         * @default
                         */
                        excerpt: string;
                        /**
                         * @description Markdown
                         * @default
                         */
                        body: string;
                    };
                };
                authors: string[];
                tags: string[];
                /** @description Id of a picture */
                featured_media: string | null;
                featured_image: {
                    id: string;
                    /** @description What it shows, in words, in the language asked for */
                    alt: string;
                    /** @description Of the original */
                    width: number;
                    height: number;
                    sources: {
                        /** @enum {unknown} */
                        type: "image/avif" | "image/webp" | "image/jpeg";
                        /** @description Addresses with their widths, as in HTML */
                        srcset: string;
                    }[];
                    /** @description One address, for clients without srcset */
                    src: string;
                } | null;
                /** @description Names; readers see those that are public */
                datasets: string[];
                event: {
                    /** @description When it begins; ISO 8601 */
                    starts_at: string;
                    ends_at: string | null;
                    place: string | null;
                } | null;
                created_at: string;
                updated_at: string;
                /** @description Address of who saved it last, or the name of a key; null for the schedule */
                saved_by: string | null;
            };
        };
        GetPublishedRefusal404: {
            /** @enum {string} */
            error: "unknown_post";
            message: string;
        };
        GetPostRefusal404: {
            /** @enum {string} */
            error: "unknown_post";
            message: string;
        };
        GetPageRefusal404: {
            /** @enum {string} */
            error: "unknown_post";
            message: string;
        };
        UpdateDeskQuestionRefusal409: {
            errors: {
                message: string;
                extensions: {
                    code: string;
                };
            }[];
            data: {
                id: string;
                /** @description Plain text with line breaks, as readers see it */
                question: string;
                /**
                 * @description What the question is written in
                 * @enum {unknown}
                 */
                language: "en" | "fr";
                /** @description Markdown; empty where there is none yet */
                answer: string;
                /**
                 * @description What the answer is written in
                 * @enum {unknown}
                 */
                answer_language: "en" | "fr";
                asked_at: string;
                /** @description Null where it is not published */
                published_at: string | null;
                /** @description Null where there is no answer */
                answered_at: string | null;
                /** @description When the published answer was changed last; null where it never was */
                edited_at: string | null;
                /**
                 * @description waiting: nobody has looked at it; published: who reads the dataset reads it; answered: only who asked got the answer, by mail; declined: who asked got the reason; spam: set aside
                 * @enum {unknown}
                 */
                state: "waiting" | "published" | "answered" | "declined" | "spam";
                /** @description Which save it is; a change names the one it was made from */
                revision: number;
                dataset: {
                    id: string;
                    name: string;
                    title: string;
                };
                /** @description As it was asked; empty once who asked is forgotten */
                asked: string;
                /** @description Why it was declined */
                reason: string;
                /** @description Who asked; empty once they are forgotten */
                name: string;
                /** @description Whether the name stands beside the published question */
                shows_name: boolean;
                /** @description Whether who asked can still be told of an answer */
                gets_mail: boolean;
                /** @description What the last mail to who asked was about; null where none was sent */
                told: ("waiting" | "published" | "answered" | "declined" | "spam") | null;
                updated_at: string;
                /** @description Why it was set aside: trap, links, markup, many */
                suspicions: string[];
                /** @description The last fifty saves, the newest first */
                revisions: {
                    revision: number;
                    /**
                     * @description waiting: nobody has looked at it; published: who reads the dataset reads it; answered: only who asked got the answer, by mail; declined: who asked got the reason; spam: set aside
                     * @enum {unknown}
                     */
                    state: "waiting" | "published" | "answered" | "declined" | "spam";
                    question: string;
                    answer: string;
                    /**
                     * @description What the answer is written in
                     * @enum {unknown}
                     */
                    answer_language: "en" | "fr";
                    reason: string;
                    saved_at: string;
                    /** @description Null for keys, and for accounts that are no more */
                    saved_by: {
                        id: string;
                        /** @description Null where it is not known */
                        name: string | null;
                    } | null;
                    /** @description The key that saved it */
                    saved_with: string | null;
                }[];
            };
        };
        AnswerFeedbackRefusal409: {
            errors: {
                message: string;
                extensions: {
                    /** @description Stable, for programs: FORBIDDEN, INVALID_PAYLOAD … */
                    code: string;
                    request_id: string;
                    /** @description What is wrong with each field */
                    fields?: {
                        [key: string]: string[];
                    };
                };
            }[];
            data?: {
                id: string;
                /**
                 * @description feedback: from the form of every page; contact: from the contact block of the home page
                 * @enum {unknown}
                 */
                kind: "feedback" | "contact";
                /**
                 * @description open: somebody is at it, or its writer wrote back; waiting: its writer was asked something; spam: suspected by the portal or by an editor, and nobody was told of it by mail
                 * @enum {unknown}
                 */
                state: "new" | "open" | "waiting" | "answered" | "closed" | "spam";
                name: string;
                email: string;
                phone: string;
                /** @description Null for the contact form, which has none */
                subject: string | null;
                /** @description Plain text with line breaks */
                message: string;
                /** @description The page it was written on, as the browser tells it */
                page: string | null;
                /**
                 * @description The language of the form
                 * @enum {unknown}
                 */
                language: "en" | "fr";
                /** @description The newest note of editors; the writer never sees any */
                note: string;
                /** @description The editor who looks after it */
                assignee: {
                    id: string;
                    /** @description Null for an account without a name */
                    name: string | null;
                } | null;
                /** @description How many entries its thread has */
                entries: number;
                /** @description When its writer wrote back and was not answered since */
                written_back_at: string | null;
                /** @description Why it was taken for spam: trap, too_fast, links, markup, repeated, no_proof */
                suspicions: string[];
                created_at: string;
                updated_at: string;
                thread: {
                    /** @description From 1, in the order of the thread */
                    number: number;
                    /**
                     * @description answer: sent to the writer by mail; note: for editors only; reply: what the writer wrote back
                     * @enum {unknown}
                     */
                    kind: "answer" | "note" | "reply";
                    /** @description Plain text with line breaks */
                    text: string;
                    /** @description The editor or key that wrote it, by name; null for the writer, and where it is not known any more */
                    author: string | null;
                    created_at: string;
                    /** @description What became of the mail of an answer; failed: it was given up, and can be sent again */
                    mail: ("waiting" | "sent" | "failed") | null;
                }[];
            };
        };
        UpdateAnswerTemplateRefusal409: {
            errors: {
                message: string;
                extensions: {
                    /** @description Stable, for programs: FORBIDDEN, INVALID_PAYLOAD … */
                    code: string;
                    request_id: string;
                    /** @description What is wrong with each field */
                    fields?: {
                        [key: string]: string[];
                    };
                };
            }[];
            data: {
                id: string;
                /** @description Counts its changes; whoever changes it names it */
                revision: number;
                /** @description What it is called among editors */
                title: string;
                /** @description Plain text in each language, empty where there is none; {name} stands for the name of the writer, {subject} for what they wrote about */
                texts: {
                    en: string;
                    fr: string;
                };
                updated_at: string;
            };
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type ListAreaSchemesAnswer = components['schemas']['ListAreaSchemesAnswer'];
export type ListAreasParameters = components['schemas']['ListAreasParameters'];
export type ListAreasAnswer = components['schemas']['ListAreasAnswer'];
export type GetAreaListParameters = components['schemas']['GetAreaListParameters'];
export type GetAreaListAnswer = components['schemas']['GetAreaListAnswer'];
export type GetAreaBoundariesParameters = components['schemas']['GetAreaBoundariesParameters'];
export type TopoJSON = components['schemas']['TopoJSON'];
export type GetAreaDrawingParameters = components['schemas']['GetAreaDrawingParameters'];
export type ListGroundsAnswer = components['schemas']['ListGroundsAnswer'];
export type GetGroundParameters = components['schemas']['GetGroundParameters'];
export type GetGroundAnswer = components['schemas']['GetGroundAnswer'];
export type ImportFromAddressParameters = components['schemas']['ImportFromAddressParameters'];
export type ImportJob = components['schemas']['ImportJob'];
export type ListImportsParameters = components['schemas']['ListImportsParameters'];
export type ListImportsAnswer = components['schemas']['ListImportsAnswer'];
export type GetImportParameters = components['schemas']['GetImportParameters'];
export type FollowImportParameters = components['schemas']['FollowImportParameters'];
export type FollowImportAnswer = components['schemas']['FollowImportAnswer'];
export type GetRejectedRowsParameters = components['schemas']['GetRejectedRowsParameters'];
export type GetRejectedRowsAnswer = components['schemas']['GetRejectedRowsAnswer'];
export type CancelImportParameters = components['schemas']['CancelImportParameters'];
export type ChooseImportSheetParameters = components['schemas']['ChooseImportSheetParameters'];
export type ImportFileParameters = components['schemas']['ImportFileParameters'];
export type LookAtAddressParameters = components['schemas']['LookAtAddressParameters'];
export type ImportLook = components['schemas']['ImportLook'];
export type ImportRecipe = components['schemas']['ImportRecipe'];
export type ListLooksParameters = components['schemas']['ListLooksParameters'];
export type ListLooksAnswer = components['schemas']['ListLooksAnswer'];
export type GetLookParameters = components['schemas']['GetLookParameters'];
export type CorrectLookParameters = components['schemas']['CorrectLookParameters'];
export type DiscardLookParameters = components['schemas']['DiscardLookParameters'];
export type GetLookChangesParameters = components['schemas']['GetLookChangesParameters'];
export type LookChanges = components['schemas']['LookChanges'];
export type PublishLookParameters = components['schemas']['PublishLookParameters'];
export type PublishedLook = components['schemas']['PublishedLook'];
export type LookAtFileParameters = components['schemas']['LookAtFileParameters'];
export type BeginUploadParameters = components['schemas']['BeginUploadParameters'];
export type ResumableUpload = components['schemas']['ResumableUpload'];
export type GetUploadParameters = components['schemas']['GetUploadParameters'];
export type SendPartParameters = components['schemas']['SendPartParameters'];
export type EndUploadParameters = components['schemas']['EndUploadParameters'];
export type StartFollowParameters = components['schemas']['StartFollowParameters'];
export type StartFollowAnswer = components['schemas']['StartFollowAnswer'];
export type ListFollowsParameters = components['schemas']['ListFollowsParameters'];
export type ListFollowsAnswer = components['schemas']['ListFollowsAnswer'];
export type GetFollowParameters = components['schemas']['GetFollowParameters'];
export type GetFollowAnswer = components['schemas']['GetFollowAnswer'];
export type ChangeFollowParameters = components['schemas']['ChangeFollowParameters'];
export type ChangeFollowAnswer = components['schemas']['ChangeFollowAnswer'];
export type EndFollowParameters = components['schemas']['EndFollowParameters'];
export type RenewFollowFeedParameters = components['schemas']['RenewFollowFeedParameters'];
export type RenewFollowFeedAnswer = components['schemas']['RenewFollowFeedAnswer'];
export type SendFeedbackParameters = components['schemas']['SendFeedbackParameters'];
export type SendFeedbackAnswer = components['schemas']['SendFeedbackAnswer'];
export type SendContactRequestParameters = components['schemas']['SendContactRequestParameters'];
export type SendContactRequestAnswer = components['schemas']['SendContactRequestAnswer'];
export type BeginMessageFormAnswer = components['schemas']['BeginMessageFormAnswer'];
export type CreateContentTokenAnswer = components['schemas']['CreateContentTokenAnswer'];
export type ListSavedChartsParameters = components['schemas']['ListSavedChartsParameters'];
export type ListSavedChartsAnswer = components['schemas']['ListSavedChartsAnswer'];
export type CreateSavedChartParameters = components['schemas']['CreateSavedChartParameters'];
export type CreateSavedChartAnswer = components['schemas']['CreateSavedChartAnswer'];
export type SavedChart = components['schemas']['SavedChart'];
export type GetSavedChartParameters = components['schemas']['GetSavedChartParameters'];
export type GetSavedChartAnswer = components['schemas']['GetSavedChartAnswer'];
export type UpdateSavedChartParameters = components['schemas']['UpdateSavedChartParameters'];
export type UpdateSavedChartAnswer = components['schemas']['UpdateSavedChartAnswer'];
export type DeleteSavedChartParameters = components['schemas']['DeleteSavedChartParameters'];
export type RestoreSavedChartParameters = components['schemas']['RestoreSavedChartParameters'];
export type RestoreSavedChartAnswer = components['schemas']['RestoreSavedChartAnswer'];
export type ListPublicSavedChartsParameters = components['schemas']['ListPublicSavedChartsParameters'];
export type ListPublicSavedChartsAnswer = components['schemas']['ListPublicSavedChartsAnswer'];
export type ApproveSavedChartParameters = components['schemas']['ApproveSavedChartParameters'];
export type TakeDownSavedChartParameters = components['schemas']['TakeDownSavedChartParameters'];
export type PutBackSavedChartParameters = components['schemas']['PutBackSavedChartParameters'];
export type BrowseGalleryParameters = components['schemas']['BrowseGalleryParameters'];
export type BrowseGalleryAnswer = components['schemas']['BrowseGalleryAnswer'];
export type SearchContentParameters = components['schemas']['SearchContentParameters'];
export type SearchContentAnswer = components['schemas']['SearchContentAnswer'];
export type GetFrontPageParameters = components['schemas']['GetFrontPageParameters'];
export type GetFrontPageAnswer = components['schemas']['GetFrontPageAnswer'];
export type GetFrontPageChoiceParameters = components['schemas']['GetFrontPageChoiceParameters'];
export type GetFrontPageChoiceAnswer = components['schemas']['GetFrontPageChoiceAnswer'];
export type SaveFrontPageParameters = components['schemas']['SaveFrontPageParameters'];
export type SaveFrontPageAnswer = components['schemas']['SaveFrontPageAnswer'];
export type PreviewFrontPageParameters = components['schemas']['PreviewFrontPageParameters'];
export type PreviewFrontPageAnswer = components['schemas']['PreviewFrontPageAnswer'];
export type ListFrontPageRevisionsAnswer = components['schemas']['ListFrontPageRevisionsAnswer'];
export type RestoreFrontPageRevisionParameters = components['schemas']['RestoreFrontPageRevisionParameters'];
export type RestoreFrontPageRevisionAnswer = components['schemas']['RestoreFrontPageRevisionAnswer'];
export type ListAccountMappingsParameters = components['schemas']['ListAccountMappingsParameters'];
export type ListAccountMappingsAnswer = components['schemas']['ListAccountMappingsAnswer'];
export type CreateAccountMappingParameters = components['schemas']['CreateAccountMappingParameters'];
export type CreateAccountMappingAnswer = components['schemas']['CreateAccountMappingAnswer'];
export type ListArticlesParameters = components['schemas']['ListArticlesParameters'];
export type ListArticlesAnswer = components['schemas']['ListArticlesAnswer'];
export type CreateArticleParameters = components['schemas']['CreateArticleParameters'];
export type CreateArticleAnswer = components['schemas']['CreateArticleAnswer'];
export type ListSitePagesAnswer = components['schemas']['ListSitePagesAnswer'];
export type GetArticleParameters = components['schemas']['GetArticleParameters'];
export type GetArticleAnswer = components['schemas']['GetArticleAnswer'];
export type UpdateArticleParameters = components['schemas']['UpdateArticleParameters'];
export type UpdateArticleAnswer = components['schemas']['UpdateArticleAnswer'];
export type DeleteArticleParameters = components['schemas']['DeleteArticleParameters'];
export type GetArticlePreviewParameters = components['schemas']['GetArticlePreviewParameters'];
export type GetArticlePreviewAnswer = components['schemas']['GetArticlePreviewAnswer'];
export type PreviewTextParameters = components['schemas']['PreviewTextParameters'];
export type PreviewTextAnswer = components['schemas']['PreviewTextAnswer'];
export type ListArticleRevisionsParameters = components['schemas']['ListArticleRevisionsParameters'];
export type ListArticleRevisionsAnswer = components['schemas']['ListArticleRevisionsAnswer'];
export type GetArticleRevisionParameters = components['schemas']['GetArticleRevisionParameters'];
export type GetArticleRevisionAnswer = components['schemas']['GetArticleRevisionAnswer'];
export type RestoreArticleRevisionParameters = components['schemas']['RestoreArticleRevisionParameters'];
export type RestoreArticleRevisionAnswer = components['schemas']['RestoreArticleRevisionAnswer'];
export type ListPublishedParameters = components['schemas']['ListPublishedParameters'];
export type ListPublishedAnswer = components['schemas']['ListPublishedAnswer'];
export type ListBlogsParameters = components['schemas']['ListBlogsParameters'];
export type ListBlogsAnswer = components['schemas']['ListBlogsAnswer'];
export type ListNewsParameters = components['schemas']['ListNewsParameters'];
export type ListNewsAnswer = components['schemas']['ListNewsAnswer'];
export type ListEventsParameters = components['schemas']['ListEventsParameters'];
export type ListEventsAnswer = components['schemas']['ListEventsAnswer'];
export type GetPublishedParameters = components['schemas']['GetPublishedParameters'];
export type GetPublishedAnswer = components['schemas']['GetPublishedAnswer'];
export type ListArticleTagsAnswer = components['schemas']['ListArticleTagsAnswer'];
export type ListPostsParameters = components['schemas']['ListPostsParameters'];
export type ListPostsAnswer = components['schemas']['ListPostsAnswer'];
export type GetPostParameters = components['schemas']['GetPostParameters'];
export type GetPostAnswer = components['schemas']['GetPostAnswer'];
export type GetPageParameters = components['schemas']['GetPageParameters'];
export type GetPageAnswer = components['schemas']['GetPageAnswer'];
export type ListPicturesParameters = components['schemas']['ListPicturesParameters'];
export type ListPicturesAnswer = components['schemas']['ListPicturesAnswer'];
export type UploadPictureParameters = components['schemas']['UploadPictureParameters'];
export type UploadPictureAnswer = components['schemas']['UploadPictureAnswer'];
export type GetPictureParameters = components['schemas']['GetPictureParameters'];
export type GetPictureAnswer = components['schemas']['GetPictureAnswer'];
export type UpdatePictureParameters = components['schemas']['UpdatePictureParameters'];
export type UpdatePictureAnswer = components['schemas']['UpdatePictureAnswer'];
export type DeletePictureParameters = components['schemas']['DeletePictureParameters'];
export type ListFeedbackParameters = components['schemas']['ListFeedbackParameters'];
export type ListFeedbackAnswer = components['schemas']['ListFeedbackAnswer'];
export type CountFeedbackParameters = components['schemas']['CountFeedbackParameters'];
export type CountFeedbackAnswer = components['schemas']['CountFeedbackAnswer'];
export type ExportFeedbackParameters = components['schemas']['ExportFeedbackParameters'];
export type ExportFeedbackAnswer = components['schemas']['ExportFeedbackAnswer'];
export type GetFeedbackParameters = components['schemas']['GetFeedbackParameters'];
export type GetFeedbackAnswer = components['schemas']['GetFeedbackAnswer'];
export type UpdateFeedbackParameters = components['schemas']['UpdateFeedbackParameters'];
export type UpdateFeedbackAnswer = components['schemas']['UpdateFeedbackAnswer'];
export type DeleteFeedbackParameters = components['schemas']['DeleteFeedbackParameters'];
export type ListQuestionsParameters = components['schemas']['ListQuestionsParameters'];
export type ListQuestionsAnswer = components['schemas']['ListQuestionsAnswer'];
export type AskQuestionParameters = components['schemas']['AskQuestionParameters'];
export type AskQuestionAnswer = components['schemas']['AskQuestionAnswer'];
export type ListDeskQuestionsParameters = components['schemas']['ListDeskQuestionsParameters'];
export type ListDeskQuestionsAnswer = components['schemas']['ListDeskQuestionsAnswer'];
export type GetDeskQuestionParameters = components['schemas']['GetDeskQuestionParameters'];
export type GetDeskQuestionAnswer = components['schemas']['GetDeskQuestionAnswer'];
export type UpdateDeskQuestionParameters = components['schemas']['UpdateDeskQuestionParameters'];
export type UpdateDeskQuestionAnswer = components['schemas']['UpdateDeskQuestionAnswer'];
export type DeleteDeskQuestionParameters = components['schemas']['DeleteDeskQuestionParameters'];
export type ListFeedbackStaffAnswer = components['schemas']['ListFeedbackStaffAnswer'];
export type AnswerFeedbackParameters = components['schemas']['AnswerFeedbackParameters'];
export type AnswerFeedbackAnswer = components['schemas']['AnswerFeedbackAnswer'];
export type ResendFeedbackAnswerParameters = components['schemas']['ResendFeedbackAnswerParameters'];
export type ResendFeedbackAnswerAnswer = components['schemas']['ResendFeedbackAnswerAnswer'];
export type NoteFeedbackParameters = components['schemas']['NoteFeedbackParameters'];
export type NoteFeedbackAnswer = components['schemas']['NoteFeedbackAnswer'];
export type ListAnswerTemplatesAnswer = components['schemas']['ListAnswerTemplatesAnswer'];
export type CreateAnswerTemplateParameters = components['schemas']['CreateAnswerTemplateParameters'];
export type CreateAnswerTemplateAnswer = components['schemas']['CreateAnswerTemplateAnswer'];
export type UpdateAnswerTemplateParameters = components['schemas']['UpdateAnswerTemplateParameters'];
export type UpdateAnswerTemplateAnswer = components['schemas']['UpdateAnswerTemplateAnswer'];
export type DeleteAnswerTemplateParameters = components['schemas']['DeleteAnswerTemplateParameters'];
export type ListPortalPeopleParameters = components['schemas']['ListPortalPeopleParameters'];
export type ListPortalPeopleAnswer = components['schemas']['ListPortalPeopleAnswer'];
export type PortalPerson = components['schemas']['PortalPerson'];
export type InvitePortalPersonParameters = components['schemas']['InvitePortalPersonParameters'];
export type InvitePortalPersonAnswer = components['schemas']['InvitePortalPersonAnswer'];
export type ChangePortalRolesParameters = components['schemas']['ChangePortalRolesParameters'];
export type GetMaintenanceAnswer = components['schemas']['GetMaintenanceAnswer'];
export type BeginMaintenanceParameters = components['schemas']['BeginMaintenanceParameters'];
export type GetInstallationHealthAnswer = components['schemas']['GetInstallationHealthAnswer'];
export type GetSiteAnswer = components['schemas']['GetSiteAnswer'];
export type ChangeSiteParameters = components['schemas']['ChangeSiteParameters'];
export type RestoreSiteFieldParameters = components['schemas']['RestoreSiteFieldParameters'];
export type GetSetupAnswer = components['schemas']['GetSetupAnswer'];
export type ContentErrors = components['schemas']['ContentErrors'];
export type SaveFrontPageRefusal409 = components['schemas']['SaveFrontPageRefusal409'];
export type RestoreFrontPageRevisionRefusal409 = components['schemas']['RestoreFrontPageRevisionRefusal409'];
export type UpdateArticleRefusal409 = components['schemas']['UpdateArticleRefusal409'];
export type DeleteArticleRefusal409 = components['schemas']['DeleteArticleRefusal409'];
export type RestoreArticleRevisionRefusal409 = components['schemas']['RestoreArticleRevisionRefusal409'];
export type GetPublishedRefusal404 = components['schemas']['GetPublishedRefusal404'];
export type GetPostRefusal404 = components['schemas']['GetPostRefusal404'];
export type GetPageRefusal404 = components['schemas']['GetPageRefusal404'];
export type UpdateDeskQuestionRefusal409 = components['schemas']['UpdateDeskQuestionRefusal409'];
export type AnswerFeedbackRefusal409 = components['schemas']['AnswerFeedbackRefusal409'];
export type UpdateAnswerTemplateRefusal409 = components['schemas']['UpdateAnswerTemplateRefusal409'];

/** Every call by its name. */
export interface PortalCalls {
  /**
   * Schemes of area codes and their levels
   *
   * `GET /api/areas`
   */
  listAreaSchemes: Call<Record<never, never>, ListAreaSchemesAnswer>;
  /**
   * Areas of a level, by code
   *
   * `GET /api/areas/{scheme}/{level}`
   */
  listAreas: Call<ListAreasParameters, ListAreasAnswer>;
  /**
   * All areas of a level at once, to find places by code or name without sending them anywhere
   *
   * Up to 20,000 areas; larger levels are listed page by page.
   *
   * `GET /api/areas/{scheme}/{level}/list.json`
   */
  getAreaList: Call<GetAreaListParameters, GetAreaListAnswer>;
  /**
   * Boundaries of a level as TopoJSON; the id of a shape is the code of its area
   *
   * `GET /api/areas/{scheme}/{level}/boundaries.topo.json`
   */
  getAreaBoundaries: Call<GetAreaBoundariesParameters, TopoJSON>;
  /**
   * Boundaries of a level as charts draw them: projected, simplified, 960 units wide
   *
   * `GET /api/areas/{scheme}/{level}/drawing.topo.json`
   */
  getAreaDrawing: Call<GetAreaDrawingParameters, TopoJSON>;
  /**
   * The outlines that maps of points may be drawn upon, and where each has land
   *
   * `GET /api/grounds`
   */
  listGrounds: Call<Record<never, never>, ListGroundsAnswer>;
  /**
   * Outlines of land for maps of points, in longitude and latitude
   *
   * `GET /api/grounds/{id}`
   */
  getGround: Call<GetGroundParameters, GetGroundAnswer>;
  /**
   * Import a file from an address, in the background
   *
   * `POST /api/imports`
   */
  importFromAddress: Call<ImportFromAddressParameters, ImportJob>;
  /**
   * Imports into a resource or a dataset, the latest first
   *
   * `GET /api/imports`
   */
  listImports: Call<ListImportsParameters, ListImportsAnswer>;
  /**
   * How far an import is, or what came of it
   *
   * `GET /api/imports/{id}`
   */
  getImport: Call<GetImportParameters, ImportJob>;
  /**
   * Follow an import: server-sent events `job`, until it has ended
   *
   * `GET /api/imports/{id}/events`
   */
  followImport: Call<FollowImportParameters, FollowImportAnswer>;
  /**
   * The rows an import left out, with line and reason, as CSV; at most 1,000
   *
   * `GET /api/imports/{id}/rejected.csv`
   */
  getRejectedRows: Call<GetRejectedRowsParameters, GetRejectedRowsAnswer>;
  /**
   * Cancel an import: everything stays as it was
   *
   * `POST /api/imports/{id}/cancel`
   */
  cancelImport: Call<CancelImportParameters, ImportJob>;
  /**
   * Choose which sheet of a spreadsheet is imported, where an import waits for it
   *
   * `POST /api/imports/{id}/sheet`
   */
  chooseImportSheet: Call<ChooseImportSheetParameters, ImportJob>;
  /**
   * Import the file that is the body of the request, in the background
   *
   * `POST /api/imports/upload`
   */
  importFile: Call<ImportFileParameters, ImportJob>;
  /**
   * Read a file from an address, one that arrived in parts, or a text, and look at its rows before anything is published
   *
   * `POST /api/looks`
   */
  lookAtAddress: Call<LookAtAddressParameters, ImportLook>;
  /**
   * One’s own looks at files for a dataset, the latest first
   *
   * `GET /api/looks`
   */
  listLooks: Call<ListLooksParameters, ListLooksAnswer>;
  /**
   * What a file would be imported as: its recipe, what was found, and a page of its rows
   *
   * `GET /api/looks/{id}`
   */
  getLook: Call<GetLookParameters, ImportLook>;
  /**
   * Read the file of a look again, by a corrected recipe
   *
   * `PUT /api/looks/{id}`
   */
  correctLook: Call<CorrectLookParameters, ImportLook>;
  /**
   * Throw a look away
   *
   * `DELETE /api/looks/{id}`
   */
  discardLook: Call<DiscardLookParameters, undefined>;
  /**
   * What publishing a look would change in its table, with a page of the rows that differ
   *
   * `GET /api/looks/{id}/changes`
   */
  getLookChanges: Call<GetLookChangesParameters, LookChanges>;
  /**
   * Publish the rows of a look, and save its recipe with the resource
   *
   * `POST /api/looks/{id}/publish`
   */
  publishLook: Call<PublishLookParameters, PublishedLook>;
  /**
   * Read the file that is the body of the request, and look at its rows before anything is published
   *
   * `POST /api/looks/upload`
   */
  lookAtFile: Call<LookAtFileParameters, ImportLook>;
  /**
   * Begin to send a file in parts, for a resource or a new one of a dataset
   *
   * `POST /api/uploads`
   */
  beginUpload: Call<BeginUploadParameters, ResumableUpload>;
  /**
   * How much of a file has arrived; HEAD tells it in `Upload-Offset`
   *
   * `GET /api/uploads/{id}`
   */
  getUpload: Call<GetUploadParameters, ResumableUpload>;
  /**
   * Send the next bytes of a file; what has arrived stays, whatever becomes of the connection
   *
   * `PATCH /api/uploads/{id}`
   */
  sendPart: Call<SendPartParameters, undefined>;
  /**
   * Throw away what has arrived of a file
   *
   * `DELETE /api/uploads/{id}`
   */
  endUpload: Call<EndUploadParameters, undefined>;
  /**
   * Follow a dataset, an organisation, a search or a value
   *
   * Who follows the same already is answered with that, by 200.
   *
   * `POST /api/follows`
   */
  startFollow: Call<StartFollowParameters, StartFollowAnswer>;
  /**
   * What the caller follows, the newest first
   *
   * `GET /api/follows`
   */
  listFollows: Call<ListFollowsParameters, ListFollowsAnswer>;
  /**
   * One thing that the caller follows
   *
   * `GET /api/follows/{id}`
   */
  getFollow: Call<GetFollowParameters, GetFollowAnswer>;
  /**
   * Change how the caller is told of something
   *
   * `PATCH /api/follows/{id}`
   */
  changeFollow: Call<ChangeFollowParameters, ChangeFollowAnswer>;
  /**
   * Follow something no longer
   *
   * `DELETE /api/follows/{id}`
   */
  endFollow: Call<EndFollowParameters, undefined>;
  /**
   * Give the feed of something that the caller follows another address
   *
   * `POST /api/follows/{id}/feed`
   */
  renewFollowFeed: Call<RenewFollowFeedParameters, RenewFollowFeedAnswer>;
  /**
   * Write feedback to the team
   *
   * All fields but the page are needed. As JSON or as a form; faults are told in the language of Accept-Language.
   *
   * `POST /api/feedback`
   */
  sendFeedback: Call<SendFeedbackParameters, SendFeedbackAnswer>;
  /**
   * Ask the team for something, a dataset for example, and be answered
   *
   * All four fields are needed, and checked in this order: name, email, phone, message.
   *
   * `POST /api/connect`
   */
  sendContactRequest: Call<SendContactRequestParameters, SendContactRequestAnswer>;
  /**
   * Begin one of the two forms
   *
   * The form asks for it when somebody begins to write; programs need not.
   *
   * `GET /api/feedback/form`
   */
  beginMessageForm: Call<Record<never, never>, BeginMessageFormAnswer>;
  /**
   * Get an access token for the content service
   *
   * For somebody with a session; takes no body. The token is good for 15 minutes, and not longer than the session.
   *
   * `POST /api/login`
   */
  createContentToken: Call<Record<never, never>, CreateContentTokenAnswer>;
  /**
   * List saved charts: by their links, your own, or the public ones of a dataset
   *
   * By `visID` the charts whose links you know; by your own `userId`, or without a filter, your own; by
   * `packageID` or `resource` the public ones. One chart by its link comes whole, with `chartSVG`; a longer list has pictures
   * of at most 20 charts, where `fields` names `chartSVG`.
   *
   * `GET /api/content/items/visualisations`
   */
  listSavedCharts: Call<ListSavedChartsParameters, ListSavedChartsAnswer>;
  /**
   * Save a chart
   *
   * It is pinned to the versions its tables have now, and seen by who has its link unless told otherwise.
   *
   * `POST /api/content/items/visualisations`
   */
  createSavedChart: Call<CreateSavedChartParameters, CreateSavedChartAnswer>;
  /**
   * Read a saved chart of your own, or a public one
   *
   * `GET /api/content/items/visualisations/{id}`
   */
  getSavedChart: Call<GetSavedChartParameters, GetSavedChartAnswer>;
  /**
   * Change a saved chart of your own
   *
   * `PATCH /api/content/items/visualisations/{id}`
   */
  updateSavedChart: Call<UpdateSavedChartParameters, UpdateSavedChartAnswer>;
  /**
   * Delete a saved chart of your own; it can be restored for 30 minutes
   *
   * `DELETE /api/content/items/visualisations/{id}`
   */
  deleteSavedChart: Call<DeleteSavedChartParameters, undefined>;
  /**
   * Restore a saved chart that you deleted less than 30 minutes ago
   *
   * `POST /api/content/items/visualisations/{id}/restore`
   */
  restoreSavedChart: Call<RestoreSavedChartParameters, RestoreSavedChartAnswer>;
  /**
   * List charts of everybody to look after, the newest first
   *
   * With the parameters of every list of charts. Whose they are is not told.
   *
   * `GET /api/content/public-visualisations`
   */
  listPublicSavedCharts: Call<ListPublicSavedChartsParameters, ListPublicSavedChartsAnswer>;
  /**
   * Approve a chart as it is, so that it stands with its dataset; its reports count as dealt with
   *
   * `POST /api/content/public-visualisations/{id}/approve`
   */
  approveSavedChart: Call<ApproveSavedChartParameters, undefined>;
  /**
   * Hide a chart of anybody’s that is public or shared by link
   *
   * Nobody sees it any more but its maker, who is told why, and editors, who can give it back.
   *
   * `DELETE /api/content/public-visualisations/{id}`
   */
  takeDownSavedChart: Call<TakeDownSavedChartParameters, undefined>;
  /**
   * Give back a chart that was hidden; its maker is told
   *
   * `POST /api/content/public-visualisations/{id}/restore`
   */
  putBackSavedChart: Call<PutBackSavedChartParameters, undefined>;
  /**
   * Find public charts of public data, the newest first
   *
   * `GET /api/content/gallery`
   */
  browseGallery: Call<BrowseGalleryParameters, BrowseGalleryAnswer>;
  /**
   * Find published articles and public charts, the best few of each
   *
   * `GET /api/content/search`
   */
  searchContent: Call<SearchContentParameters, SearchContentAnswer>;
  /**
   * Read what editors have chosen for the front page and everybody may see
   *
   * `GET /api/content/front-page`
   */
  getFrontPage: Call<GetFrontPageParameters, GetFrontPageAnswer>;
  /**
   * Read what was chosen for the front page, and what of it is not public any more: for editors
   *
   * `GET /api/content/front-page/choice`
   */
  getFrontPageChoice: Call<GetFrontPageChoiceParameters, GetFrontPageChoiceAnswer>;
  /**
   * Choose what the front page shows: for editors
   *
   * Replaces the choice as a whole. Where somebody else has saved since the revision that is named, the answer is 409 with what holds now.
   *
   * `PUT /api/content/front-page/choice`
   */
  saveFrontPage: Call<SaveFrontPageParameters, SaveFrontPageAnswer>;
  /**
   * See what readers would see of a choice, which is not saved: for editors
   *
   * `POST /api/content/front-page/preview`
   */
  previewFrontPage: Call<PreviewFrontPageParameters, PreviewFrontPageAnswer>;
  /**
   * List what was chosen for the front page, the newest first: for editors
   *
   * `GET /api/content/front-page/revisions`
   */
  listFrontPageRevisions: Call<Record<never, never>, ListFrontPageRevisionsAnswer>;
  /**
   * Take back what was chosen for the front page in a revision: for editors
   *
   * It becomes the newest revision; none is lost. What of it is not public any more comes back, too, and readers see it again once it is.
   *
   * `POST /api/content/front-page/revisions/{number}/restore`
   */
  restoreFrontPageRevision: Call<RestoreFrontPageRevisionParameters, RestoreFrontPageRevisionAnswer>;
  /**
   * List which user of the catalogue is which account, by the ids of the users
   *
   * `GET /api/content/items/ckan_ory_mapping`
   */
  listAccountMappings: Call<ListAccountMappingsParameters, ListAccountMappingsAnswer>;
  /**
   * Say which user of the catalogue an account is
   *
   * `POST /api/content/items/ckan_ory_mapping`
   */
  createAccountMapping: Call<CreateAccountMappingParameters, CreateAccountMappingAnswer>;
  /**
   * List articles and pages in every state, the last changed first: for editors
   *
   * A list of pages begins with those that only the site file has words for; their id is null.
   *
   * `GET /api/content/articles`
   */
  listArticles: Call<ListArticlesParameters, ListArticlesAnswer>;
  /**
   * Write an article or page
   *
   * `POST /api/content/articles`
   */
  createArticle: Call<CreateArticleParameters, CreateArticleAnswer>;
  /**
   * List the pages that the site file has words for, and what editors made of them
   *
   * `GET /api/content/site-pages`
   */
  listSitePages: Call<Record<never, never>, ListSitePagesAnswer>;
  /**
   * Read an article or page with all its texts: for editors
   *
   * `GET /api/content/articles/{id}`
   */
  getArticle: Call<GetArticleParameters, GetArticleAnswer>;
  /**
   * Change, publish, schedule or archive an article or page
   *
   * What is absent stays. `revision` is the one that the change was made from: where somebody else has
   * saved since, the answer is 409, nothing is changed, and `data` is what the article is now.
   *
   * `PATCH /api/content/articles/{id}`
   */
  updateArticle: Call<UpdateArticleParameters, UpdateArticleAnswer>;
  /**
   * Delete a draft, or what is archived, for good, with its revisions
   *
   * `DELETE /api/content/articles/{id}`
   */
  deleteArticle: Call<DeleteArticleParameters, undefined>;
  /**
   * Read an article or page in any state as readers would get it: for editors
   *
   * `GET /api/content/articles/{id}/item`
   */
  getArticlePreview: Call<GetArticlePreviewParameters, GetArticlePreviewAnswer>;
  /**
   * See a text as readers would: for editors
   *
   * `POST /api/content/preview`
   */
  previewText: Call<PreviewTextParameters, PreviewTextAnswer>;
  /**
   * List the revisions of an article, the newest first
   *
   * `GET /api/content/articles/{id}/revisions`
   */
  listArticleRevisions: Call<ListArticleRevisionsParameters, ListArticleRevisionsAnswer>;
  /**
   * Read a revision of an article, to compare it with others
   *
   * `GET /api/content/articles/{id}/revisions/{number}`
   */
  getArticleRevision: Call<GetArticleRevisionParameters, GetArticleRevisionAnswer>;
  /**
   * Take back what an article said in a revision
   *
   * Its state and address stay as they are. It becomes the newest revision; none is lost.
   *
   * `POST /api/content/articles/{id}/revisions/{number}/restore`
   */
  restoreArticleRevision: Call<RestoreArticleRevisionParameters, RestoreArticleRevisionAnswer>;
  /**
   * List published articles, the newest first
   *
   * `GET /api/content/published`
   */
  listPublished: Call<ListPublishedParameters, ListPublishedAnswer>;
  /**
   * List published articles of the kind blog, the newest first
   *
   * `GET /api/content/blogs`
   */
  listBlogs: Call<ListBlogsParameters, ListBlogsAnswer>;
  /**
   * List published articles of the kind news, the newest first
   *
   * `GET /api/content/news`
   */
  listNews: Call<ListNewsParameters, ListNewsAnswer>;
  /**
   * List published articles of the kind event, the newest first
   *
   * `GET /api/content/events`
   */
  listEvents: Call<ListEventsParameters, ListEventsAnswer>;
  /**
   * Read a published article, with those published before and after it
   *
   * A slug that it once had leads to the one it has now (301).
   *
   * `GET /api/content/published/{slug}`
   */
  getPublished: Call<GetPublishedParameters, GetPublishedAnswer>;
  /**
   * List the tags of the 200 newest articles, those that most of them have first
   *
   * `GET /api/content/tags`
   */
  listArticleTags: Call<Record<never, never>, ListArticleTagsAnswer>;
  /**
   * List published articles in the shape of WordPress
   *
   * `GET /api/content/posts`
   */
  listPosts: Call<ListPostsParameters, ListPostsAnswer>;
  /**
   * Read a published article in the shape of WordPress
   *
   * By its slug, or as `slug:…`. A slug that it once had leads to the one it has now (301).
   *
   * `GET /api/content/posts/{slug}`
   */
  getPost: Call<GetPostParameters, GetPostAnswer>;
  /**
   * Read a published page in the shape of WordPress
   *
   * By its slug, or as `slug:…`. A slug that it once had leads to the one it has now (301).
   *
   * `GET /api/content/pages/{slug}`
   */
  getPage: Call<GetPageParameters, GetPageAnswer>;
  /**
   * List the pictures of the library, the newest first
   *
   * `GET /api/content/media`
   */
  listPictures: Call<ListPicturesParameters, ListPicturesAnswer>;
  /**
   * Add a picture to the library
   *
   * A form (`multipart/form-data`) with the picture as `file`: JPEG, PNG, WebP or AVIF, 20 MB and 50 million
   * pixels at most; and with what it shows, as `alt_en`, `alt_fr` or both, 300 characters at most. Readers get it in sizes and
   * formats of their browsers, without anything else that the file says, such as where it was taken.
   *
   * `POST /api/content/media`
   */
  uploadPicture: Call<UploadPictureParameters, UploadPictureAnswer>;
  /**
   * Read about a picture, and which articles show it
   *
   * `GET /api/content/media/{id}`
   */
  getPicture: Call<GetPictureParameters, GetPictureAnswer>;
  /**
   * Say anew what a picture shows
   *
   * `PATCH /api/content/media/{id}`
   */
  updatePicture: Call<UpdatePictureParameters, UpdatePictureAnswer>;
  /**
   * Delete a picture that no article shows
   *
   * `DELETE /api/content/media/{id}`
   */
  deletePicture: Call<DeletePictureParameters, undefined>;
  /**
   * List messages from visitors, first those whose writers wrote last
   *
   * `GET /api/content/feedback`
   */
  listFeedback: Call<ListFeedbackParameters, ListFeedbackAnswer>;
  /**
   * Count messages from visitors by state and by who looks after them
   *
   * `GET /api/content/feedback/counts`
   */
  countFeedback: Call<CountFeedbackParameters, CountFeedbackAnswer>;
  /**
   * Take messages from visitors along as a table
   *
   * `GET /api/content/feedback.csv`
   */
  exportFeedback: Call<ExportFeedbackParameters, ExportFeedbackAnswer>;
  /**
   * Read a message from a visitor, with its thread
   *
   * `GET /api/content/feedback/{id}`
   */
  getFeedback: Call<GetFeedbackParameters, GetFeedbackAnswer>;
  /**
   * Note what became of a message from a visitor, and who looks after it
   *
   * `PATCH /api/content/feedback/{id}`
   */
  updateFeedback: Call<UpdateFeedbackParameters, UpdateFeedbackAnswer>;
  /**
   * Remove a message from a visitor for good
   *
   * `DELETE /api/content/feedback/{id}`
   */
  deleteFeedback: Call<DeleteFeedbackParameters, undefined>;
  /**
   * List the published questions about a dataset with their answers, the newest first
   *
   * `GET /api/content/questions`
   */
  listQuestions: Call<ListQuestionsParameters, ListQuestionsAnswer>;
  /**
   * Ask a question about a dataset
   *
   * It waits for an editor of the dataset. Nothing of it is public before; the answer comes by mail. Faults are told in the language of the question.
   *
   * `POST /api/content/questions`
   */
  askQuestion: Call<AskQuestionParameters, AskQuestionAnswer>;
  /**
   * List questions about the datasets that the caller edits
   *
   * Those that wait come in the order in which they were asked, others the newest first.
   *
   * `GET /api/content/desk/questions`
   */
  listDeskQuestions: Call<ListDeskQuestionsParameters, ListDeskQuestionsAnswer>;
  /**
   * Read a question with what it was after each save
   *
   * `GET /api/content/desk/questions/{id}`
   */
  getDeskQuestion: Call<GetDeskQuestionParameters, GetDeskQuestionAnswer>;
  /**
   * Answer a question, publish it, take it back or decline it
   *
   * Who asked gets a mail once an answer is published, when it is answered by mail only, and when it is declined. Where somebody else has saved since the revision that is named, the answer is 409 with what holds now.
   *
   * `PATCH /api/content/desk/questions/{id}`
   */
  updateDeskQuestion: Call<UpdateDeskQuestionParameters, UpdateDeskQuestionAnswer>;
  /**
   * Remove a question for good
   *
   * `DELETE /api/content/desk/questions/{id}`
   */
  deleteDeskQuestion: Call<DeleteDeskQuestionParameters, undefined>;
  /**
   * List those who may answer messages, by name
   *
   * `GET /api/content/feedback/staff`
   */
  listFeedbackStaff: Call<Record<never, never>, ListFeedbackStaffAnswer>;
  /**
   * Answer a message from a visitor by mail
   *
   * In the language of the form, with what was written before and an address at which they read everything and write back. Where something was added to the thread since it was read, nothing is sent: 409, with the thread as `data`.
   *
   * `POST /api/content/feedback/{id}/answers`
   */
  answerFeedback: Call<AnswerFeedbackParameters, AnswerFeedbackAnswer>;
  /**
   * Send an answer again whose mail was given up
   *
   * `POST /api/content/feedback/{id}/answers/{number}/send`
   */
  resendFeedbackAnswer: Call<ResendFeedbackAnswerParameters, ResendFeedbackAnswerAnswer>;
  /**
   * Add a note for editors to a message from a visitor
   *
   * `POST /api/content/feedback/{id}/notes`
   */
  noteFeedback: Call<NoteFeedbackParameters, NoteFeedbackAnswer>;
  /**
   * List the answer templates, by title
   *
   * `GET /api/content/answer-templates`
   */
  listAnswerTemplates: Call<Record<never, never>, ListAnswerTemplatesAnswer>;
  /**
   * Add an answer template: a text by which answers are begun
   *
   * `POST /api/content/answer-templates`
   */
  createAnswerTemplate: Call<CreateAnswerTemplateParameters, CreateAnswerTemplateAnswer>;
  /**
   * Change an answer template
   *
   * Names the revision that it was made from; where it is another one by now: 409, with it as `data`.
   *
   * `PATCH /api/content/answer-templates/{id}`
   */
  updateAnswerTemplate: Call<UpdateAnswerTemplateParameters, UpdateAnswerTemplateAnswer>;
  /**
   * Delete an answer template
   *
   * `DELETE /api/content/answer-templates/{id}`
   */
  deleteAnswerTemplate: Call<DeleteAnswerTemplateParameters, undefined>;
  /**
   * List the portal’s accounts with their roles, in the order in which they were made
   *
   * `GET /api/operation/people`
   */
  listPortalPeople: Call<ListPortalPeopleParameters, ListPortalPeopleAnswer>;
  /**
   * Give a role to whoever an address belongs to, and write to them
   *
   * Who has no account gets one. Who has never signed in gets a letter that leads in once.
   *
   * `POST /api/operation/people`
   */
  invitePortalPerson: Call<InvitePortalPersonParameters, InvitePortalPersonAnswer>;
  /**
   * Make somebody administrator or editor, or take that from them
   *
   * The last administrator stays one: 409.
   *
   * `PATCH /api/operation/people/{id}`
   */
  changePortalRoles: Call<ChangePortalRolesParameters, undefined>;
  /**
   * Whether the portal is closed for maintenance, and what visitors are told
   *
   * `GET /api/operation/maintenance`
   */
  getMaintenance: Call<Record<never, never>, GetMaintenanceAnswer>;
  /**
   * Close the portal for visitors at once, or change what they are told
   *
   * The API answers on, and so do the console, the pages of accounts, and all pages for administrators.
   *
   * `PUT /api/operation/maintenance`
   */
  beginMaintenance: Call<BeginMaintenanceParameters, undefined>;
  /**
   * Open the portal again
   *
   * `DELETE /api/operation/maintenance`
   */
  endMaintenance: Call<Record<never, never>, undefined>;
  /**
   * Whether every part works, what is stored, and what waits to be done
   *
   * Sizes are at most a minute old.
   *
   * `GET /api/operation/health`
   */
  getInstallationHealth: Call<Record<never, never>, GetInstallationHealthAnswer>;
  /**
   * What the site is, what the site file says, and who decided otherwise
   *
   * `GET /api/operation/site`
   */
  getSite: Call<Record<never, never>, GetSiteAnswer>;
  /**
   * Decide about fields of the site in place of the site file
   *
   * Pages show it at once; feeds, metadata for machines and letters from the next start of the server on.
   *
   * `PATCH /api/operation/site`
   */
  changeSite: Call<ChangeSiteParameters, undefined>;
  /**
   * Go back to what the site file says of a field
   *
   * `DELETE /api/operation/site/{field}`
   */
  restoreSiteField: Call<RestoreSiteFieldParameters, undefined>;
  /**
   * Whether the first set-up is still to be done
   *
   * `GET /api/operation/setup`
   */
  getSetup: Call<Record<never, never>, GetSetupAnswer>;
  /**
   * End the first set-up: the console leads nobody to it again
   *
   * `POST /api/operation/setup/end`
   */
  endSetup: Call<Record<never, never>, undefined>;
}

/** What is described of the refusals of a call, by their status. */
export interface PortalRefusals {
  createContentToken: { 401: ContentErrors };
  saveFrontPage: { 409: SaveFrontPageRefusal409 };
  restoreFrontPageRevision: { 409: RestoreFrontPageRevisionRefusal409 };
  updateArticle: { 409: UpdateArticleRefusal409 };
  deleteArticle: { 409: DeleteArticleRefusal409 };
  restoreArticleRevision: { 409: RestoreArticleRevisionRefusal409 };
  getPublished: { 404: GetPublishedRefusal404 };
  getPost: { 404: GetPostRefusal404 };
  getPage: { 404: GetPageRefusal404 };
  updateDeskQuestion: { 409: UpdateDeskQuestionRefusal409 };
  answerFeedback: { 409: AnswerFeedbackRefusal409 };
  resendFeedbackAnswer: { 409: ContentErrors };
  updateAnswerTemplate: { 409: UpdateAnswerTemplateRefusal409 };
}
