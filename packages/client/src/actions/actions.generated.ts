/** Generated from the server's OpenAPI description by `npm run generate`; not to be edited. */
export interface paths {
    "/api/3/action/activity_data_show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives the dataset as it was after a change; under `package` where no object_type is said */
        post: operations["activity_data_show"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/activity_diff": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Compares the dataset after a change with the one before it, line by line */
        post: operations["activity_diff"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/activity_show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives one change with the dataset as it was then */
        post: operations["activity_show"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/api_token_create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes an API key for the person who calls; the answer is the only one that holds it */
        post: operations["api_token_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/api_token_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lists the valid API keys of the person who calls; administrators may ask for those of anybody */
        post: operations["api_token_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/api_token_revoke": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Revokes an API key of the person who calls; administrators may revoke those of anybody */
        post: operations["api_token_revoke"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/bulk_update_delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes datasets out of sight */
        post: operations["bulk_update_delete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/bulk_update_private": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Shows datasets to members only */
        post: operations["bulk_update_private"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/bulk_update_public": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Shows datasets to everybody */
        post: operations["bulk_update_public"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/chart_choices": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The times and categories that a reader may choose of a chart, and the chart so narrowed */
        post: operations["chart_choices"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/chart_fields": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What can be charted of a table, of two as one, or of own rows: columns, kinds, places */
        post: operations["chart_fields"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/chart_query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The figures behind a chart */
        post: operations["chart_query"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/column_search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Searches the columns of all tables, by words or by a question */
        post: operations["column_search"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/current_package_list_with_resources": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lists public datasets with their resources, last changed first; to administrators, private ones as well */
        post: operations["current_package_list_with_resources"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/dataset_bin_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lists the deleted datasets that the caller edits, last deleted first */
        post: operations["dataset_bin_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/dataset_desk_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lists the datasets that the caller edits and how far each is, first those that wait for a look */
        post: operations["dataset_desk_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/dataset_fair_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lists how FAIR public datasets are, the worst first, with the mean of each organisation */
        post: operations["dataset_fair_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/dataset_fair_show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says how FAIR a dataset is, criterion by criterion, and what to mend */
        post: operations["dataset_fair_show"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/dataset_figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Counts the uses of a dataset by day, for those who edit it */
        post: operations["dataset_figures"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/dataset_follower_count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Always 0: nothing can be followed here */
        post: operations["dataset_follower_count"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/dataset_history": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lists what happened to a dataset, the newest first, with every field that changed */
        post: operations["dataset_history"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/dataset_publication_show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says how far a dataset is on its way to the public, to those who edit it */
        post: operations["dataset_publication_show"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/dataset_publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes a dataset public */
        post: operations["dataset_publish"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/dataset_purge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Removes a dataset and its tables for good */
        post: operations["dataset_purge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/dataset_restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a deleted dataset out of the bin, where it lies for 30 days */
        post: operations["dataset_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/dataset_restore_version": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Puts a former description of a dataset back, as a new change */
        post: operations["dataset_restore_version"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/dataset_schedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says when a dataset is to be published */
        post: operations["dataset_schedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/dataset_search_places": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says at which place visitors will find a dataset by some words, to those who may publish it */
        post: operations["dataset_search_places"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/dataset_send_back": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives a submitted dataset back to who works on it */
        post: operations["dataset_send_back"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/dataset_submit": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Asks for a second pair of eyes on a dataset that is not public */
        post: operations["dataset_submit"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/dataset_withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes a public dataset a draft again; its documents answer 410 with the reason */
        post: operations["dataset_withdraw"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/datastore_create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make a table, add columns or rows to one, or edit its data dictionary */
        post: operations["datastore_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/datastore_delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete rows of a table, or the table */
        post: operations["datastore_delete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/datastore_info": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Columns, size and names of a table */
        post: operations["datastore_info"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/datastore_records_delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Delete rows of a table, and never the table */
        post: operations["datastore_records_delete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/datastore_search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Find rows of a table */
        post: operations["datastore_search"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/datastore_search_sql": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Run one SELECT over tables, named by sku, alias or resource id */
        post: operations["datastore_search_sql"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/datastore_table_summary": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Figures of every column of a table: range, mean, most frequent values, distribution */
        post: operations["datastore_table_summary"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/datastore_upsert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Insert or update rows of a table */
        post: operations["datastore_upsert"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/datastore_version_compare": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What differs between two versions of a table: rows added, removed and changed, and columns */
        post: operations["datastore_version_compare"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/datastore_version_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** The versions of a table, newest first */
        post: operations["datastore_version_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/datastore_version_restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Go back to an earlier version of a table, as its next version */
        post: operations["datastore_version_restore"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/desk_task_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lists what waits for the caller among the datasets that they edit, by kind */
        post: operations["desk_task_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/format_autocomplete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives formats of public resources that hold some letters, the commonest first */
        post: operations["format_autocomplete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/group_activity_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lists what was changed of the datasets in a group, the newest first */
        post: operations["group_activity_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/group_create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes a group */
        post: operations["group_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/group_delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a group out of sight */
        post: operations["group_delete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/group_follower_count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Always 0: nothing can be followed here */
        post: operations["group_follower_count"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/group_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lists the groups */
        post: operations["group_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/group_list_authz": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lists the groups in which the caller has a role */
        post: operations["group_list_authz"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/group_member_create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives somebody a role in the group, in place of another that they have */
        post: operations["group_member_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/group_member_delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes the role in the group from somebody */
        post: operations["group_member_delete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/group_package_show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives the public datasets of a group, the last changed first */
        post: operations["group_package_show"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/group_patch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes some of what is said about a group */
        post: operations["group_patch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/group_purge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Removes a group for good */
        post: operations["group_purge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/group_show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives one group by its id or name */
        post: operations["group_show"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/group_update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Replaces what is said about a group */
        post: operations["group_update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/harvest_run_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lists the runs of a source, the latest first, with what each changed in numbers */
        post: operations["harvest_run_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/harvest_run_show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Shows a run of a source with the datasets it changed and what failed */
        post: operations["harvest_run_show"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/harvest_source_create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes a source that fills an organisation with datasets by a schedule */
        post: operations["harvest_source_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/harvest_source_delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Deletes a source and its runs; its datasets stay, or go to the bin */
        post: operations["harvest_source_delete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/harvest_source_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lists the sources of the organisations that the caller administers, each with its last run */
        post: operations["harvest_source_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/harvest_source_run": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Has a source read now; the run goes on in the background */
        post: operations["harvest_source_run"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/harvest_source_show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Shows a source from which datasets are brought again and again */
        post: operations["harvest_source_show"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/harvest_source_stop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Ends the run of a source that is under way; what it has written stays */
        post: operations["harvest_source_stop"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/harvest_source_update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes a source, or pauses it; what is not said stays */
        post: operations["harvest_source_update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/help_show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** What an action does and takes */
        post: operations["help_show"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/license_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lists the licences a dataset may be published under */
        post: operations["license_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/member_create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives somebody a role in an organisation or group, or puts a dataset into a group */
        post: operations["member_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/member_delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes the role in an organisation or group from somebody, or a dataset out of a group */
        post: operations["member_delete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/member_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lists the datasets, and for members the people, of an organisation or group: [id, type, capacity] */
        post: operations["member_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/member_roles_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lists the roles that people can have */
        post: operations["member_roles_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/organization_activity_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lists what was changed of the datasets of an organisation, the newest first */
        post: operations["organization_activity_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/organization_create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes an organization */
        post: operations["organization_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/organization_delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes an organization out of sight */
        post: operations["organization_delete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/organization_figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Counts the uses of the datasets of an organisation, the most viewed first, for its editors */
        post: operations["organization_figures"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/organization_follower_count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Always 0: nothing can be followed here */
        post: operations["organization_follower_count"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/organization_holdings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Counts what hangs on an organization */
        post: operations["organization_holdings"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/organization_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lists the publishing organisations */
        post: operations["organization_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/organization_list_for_user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lists the organisations in which the caller has a right; for administrators, those of any person */
        post: operations["organization_list_for_user"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/organization_member_create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives somebody a role in the organization, in place of another that they have */
        post: operations["organization_member_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/organization_member_delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes the role in the organization from somebody */
        post: operations["organization_member_delete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/organization_merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Moves all that an organization has into another, and removes it */
        post: operations["organization_merge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/organization_patch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes some of what is said about an organization */
        post: operations["organization_patch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/organization_people_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lists the people of an organisation for its members; its admins are told names and addresses, too */
        post: operations["organization_people_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/organization_purge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Removes an organization for good */
        post: operations["organization_purge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/organization_show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives one organization by its id or name */
        post: operations["organization_show"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/organization_update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Replaces what is said about an organization */
        post: operations["organization_update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/package_activity_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lists what was changed of a dataset, the newest first */
        post: operations["package_activity_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/package_autocomplete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Suggests datasets whose name or title goes on from what was typed */
        post: operations["package_autocomplete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/package_collaborator_create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives somebody a role on a dataset, in place of another that they have */
        post: operations["package_collaborator_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/package_collaborator_delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes the role on a dataset from somebody */
        post: operations["package_collaborator_delete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/package_collaborator_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lists who has a role on a dataset, for its admins */
        post: operations["package_collaborator_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/package_collaborator_list_for_user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lists the datasets on which the caller has a role; for administrators, those of any person */
        post: operations["package_collaborator_list_for_user"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/package_create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes a dataset */
        post: operations["package_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/package_create_default_resource_views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes nothing: every table has its page without views */
        post: operations["package_create_default_resource_views"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/package_delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a dataset out of sight; its editors can bring it back */
        post: operations["package_delete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/package_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lists the names of all public datasets */
        post: operations["package_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/package_owner_org_update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives a dataset to another organisation */
        post: operations["package_owner_org_update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/package_patch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes some of what is said about a dataset */
        post: operations["package_patch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/package_resource_reorder": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Puts resources of a dataset first */
        post: operations["package_resource_reorder"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/package_revise": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes parts of a dataset if other parts are as expected */
        post: operations["package_revise"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/package_search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Searches datasets, filters them and counts facets */
        post: operations["package_search"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/package_show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives one dataset by its id or name */
        post: operations["package_show"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/package_update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Replaces what is said about a dataset */
        post: operations["package_update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/recently_changed_packages_activity_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lists what was changed last of all datasets that the caller may see */
        post: operations["recently_changed_packages_activity_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/resource_create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds a resource to a dataset */
        post: operations["resource_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/resource_create_default_resource_views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes nothing: every table has its page without views */
        post: operations["resource_create_default_resource_views"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/resource_delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Removes a resource and its table */
        post: operations["resource_delete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/resource_patch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Changes some of what is said about a resource */
        post: operations["resource_patch"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/resource_search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Finds resources of public datasets by their fields */
        post: operations["resource_search"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/resource_show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives one resource by its id or sku */
        post: operations["resource_show"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/resource_update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Replaces what is said about a resource */
        post: operations["resource_update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/resource_view_create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds a view to a resource */
        post: operations["resource_view_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/resource_view_delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Removes a view */
        post: operations["resource_view_delete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/resource_view_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lists the views of a resource */
        post: operations["resource_view_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/resource_view_show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives one view by its id */
        post: operations["resource_view_show"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/resource_view_update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Replaces what a view says */
        post: operations["resource_view_update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/search_figures": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lists what visitors searched on the portal and did not find, for those who edit datasets */
        post: operations["search_figures"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/search_suggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Suggests datasets, columns, organisations and sectors for what was typed so far */
        post: operations["search_suggest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/status_show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Says what installation this is */
        post: operations["status_show"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/table_merge": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Merge two tables on the codes or names of places, and on periods: the report and the first rows */
        post: operations["table_merge"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/table_merge_save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Make the result of a merge a table: a new resource of a dataset */
        post: operations["table_merge_save"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/table_merge_suggest": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** How two tables could be merged: where and when they are, at which levels, with which aggregates */
        post: operations["table_merge_suggest"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/tag_autocomplete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives the names of tags that hold some letters */
        post: operations["tag_autocomplete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/tag_create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Adds a term to a vocabulary; free tags are made with their datasets */
        post: operations["tag_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/tag_delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Takes a term that no dataset uses out of its vocabulary, by its id, or by its name with the vocabulary */
        post: operations["tag_delete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/tag_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lists the terms of a vocabulary, or the free tags of public datasets, by name */
        post: operations["tag_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/tag_search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Finds tags that hold some letters */
        post: operations["tag_search"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/tag_show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives one tag by its name or id, with its public datasets if asked for */
        post: operations["tag_show"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/user_activity_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lists what the caller has changed, the newest first */
        post: operations["user_activity_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/user_follower_count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Always 0: nothing can be followed here */
        post: operations["user_follower_count"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/user_invite": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives somebody a role by e-mail; who has no account gets one, and a letter that leads in */
        post: operations["user_invite"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/user_show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives the account that calls */
        post: operations["user_show"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/views": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lists the views of a resource */
        post: operations["views"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/vocabulary_create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Makes a vocabulary */
        post: operations["vocabulary_create"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/vocabulary_delete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Removes a vocabulary that no dataset uses */
        post: operations["vocabulary_delete"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/vocabulary_list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Lists the vocabularies with their terms */
        post: operations["vocabulary_list"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/vocabulary_show": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Gives one vocabulary with its terms, by its id or name */
        post: operations["vocabulary_show"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/3/action/vocabulary_update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /** Renames a vocabulary or replaces its terms; what datasets use stays */
        post: operations["vocabulary_update"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: never;
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    activity_data_show: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    object_type?: string | null;
                    /** @description Language of texts that are written in several, such as fr; others are given as they are */
                    lang?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
        };
    };
    activity_diff: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    /** @description package, the only kind of thing whose changes are recorded */
                    object_type: string;
                    diff_type?: string | null;
                    /** @description Language of texts that are written in several, such as fr; others are given as they are */
                    lang?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            diff: string;
                            activities: {
                                id: string;
                                /** @description ISO 8601 in UTC with microseconds and no zone */
                                timestamp: string;
                                user_id: string | null;
                                /** @description The id of the dataset */
                                object_id: string;
                                revision_id: null;
                                activity_type: "new package" | "changed package" | "deleted package";
                                /** @description The dataset as it was then: in lists its id, name and title, in activity_show whole */
                                data: {
                                    package: {
                                        [key: string]: unknown;
                                    };
                                };
                            }[];
                        };
                    };
                };
            };
        };
    };
    activity_show: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    /** @description Language of texts that are written in several, such as fr; others are given as they are */
                    lang?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            id: string;
                            /** @description ISO 8601 in UTC with microseconds and no zone */
                            timestamp: string;
                            user_id: string | null;
                            /** @description The id of the dataset */
                            object_id: string;
                            revision_id: null;
                            activity_type: "new package" | "changed package" | "deleted package";
                            /** @description The dataset as it was then: in lists its id, name and title, in activity_show whole */
                            data: {
                                package: {
                                    [key: string]: unknown;
                                };
                            };
                        };
                    };
                };
            };
        };
    };
    api_token_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Your own id, as user_show gives it */
                    user?: string;
                    /** @description What the key is for */
                    name: string;
                    /** @description After how many units the key ends; never where it is left out */
                    expires_in?: number;
                    /** @description How many seconds a unit has; a day where it is left out */
                    unit?: number;
                    /**
                     * @description What the key may do: only read, or all its person may
                     * @enum {unknown}
                     */
                    scope?: "read" | "write";
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            token: string;
                        };
                    };
                };
            };
        };
    };
    api_token_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    user_id?: string;
                    /** @description The same as user_id */
                    user?: string;
                    /** @description Language of texts that are written in several, such as fr; others are given as they are */
                    lang?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            id: string;
                            name: string;
                            user_id: string;
                            /** Format: date-time */
                            created_at: string;
                            last_access: string | null;
                            expires_at: string | null;
                            /**
                             * @description What the key may do: only read, or all its person may
                             * @enum {unknown}
                             */
                            scope: "read" | "write";
                        }[];
                    };
                };
            };
        };
    };
    api_token_revoke: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The id of the key, as api_token_list gives it */
                    jti?: string;
                    /** @description The key itself, instead of its id */
                    token?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: null;
                    };
                };
            };
        };
    };
    bulk_update_delete: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Ids or names */
                    datasets: string[];
                    org_id: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: null;
                    };
                };
            };
        };
    };
    bulk_update_private: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Ids or names */
                    datasets: string[];
                    org_id: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: null;
                    };
                };
            };
        };
    };
    bulk_update_public: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Ids or names */
                    datasets: string[];
                    org_id: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: null;
                    };
                };
            };
        };
    };
    chart_choices: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    spec: {
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
                    choice?: {
                        /** @description The moment to show, where the chart shows one: `2011`, `2011-06` */
                        time?: string;
                        /** @description The first time to show, where the chart goes over time */
                        from?: string;
                        /** @description The last one */
                        to?: string;
                        /** @description The places or categories to show, as they stand in the table */
                        show?: string[];
                        /** @description Those not to show: all others are */
                        hide?: string[];
                    };
                    /** @description Language of texts that are written in several, such as fr; others are given as they are */
                    lang?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            time: {
                                field: string;
                                label: string;
                                /**
                                 * @description moment: one time in place of the one the chart is filtered to; range: a part of its times
                                 * @enum {unknown}
                                 */
                                kind: "moment" | "range";
                                /** @enum {unknown} */
                                step: "year" | "quarter" | "month" | "week" | "day";
                                values: string[];
                                published: string | null;
                            } | null;
                            categories: {
                                field: string;
                                label: string;
                                isPlaces: boolean;
                                values: {
                                    value: string;
                                    name: string;
                                }[];
                            } | null;
                            /** @description The choice in its one short form: empty for the chart as it is */
                            chosen: {
                                /** @description The moment to show, where the chart shows one: `2011`, `2011-06` */
                                time?: string;
                                /** @description The first time to show, where the chart goes over time */
                                from?: string;
                                /** @description The last one */
                                to?: string;
                                /** @description The places or categories to show, as they stand in the table */
                                show?: string[];
                                /** @description Those not to show: all others are */
                                hide?: string[];
                            };
                            /** @description Those of the chart as it was chosen */
                            filters: ({
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
                            /** @description Those of the chart, which say in which order its categories have their colours */
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
                        };
                    };
                };
            };
        };
    };
    chart_fields: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    source?: {
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
                    /** @description Instead of source: sku or id of a resource, or name or id of a dataset, whose first table it is then */
                    dataset_id?: string;
                    /** @description Language of texts that are written in several, such as fr; others are given as they are */
                    lang?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
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
                            title: string;
                            fields: {
                                id: string;
                                /** @description Type as the datastore names it */
                                type: string;
                                label: string;
                                unit: string | null;
                                notes: string | null;
                                /** @enum {unknown} */
                                kind: "category" | "number" | "time" | "place" | "boolean";
                                /** @enum {unknown} */
                                role: "dimension" | "measure";
                                /** @enum {unknown} */
                                aggregate: "count" | "sum" | "mean";
                                weight: string | null;
                                time_unit: string | null;
                                scheme: string | null;
                                level: string | null;
                                mapped: boolean;
                                /** @enum {unknown} */
                                coordinate?: "longitude" | "latitude";
                                /** @enum {unknown} */
                                additivity?: "additive" | "semi_additive" | "non_additive";
                                distinct: number | null;
                                empty_share: number | null;
                                min: unknown;
                                max: unknown;
                                label_translated?: {
                                    [key: string]: string;
                                };
                                unit_translated?: {
                                    [key: string]: string;
                                };
                                notes_translated?: {
                                    [key: string]: string;
                                };
                                written_label?: string;
                                top: {
                                    value: unknown;
                                    n: number;
                                }[];
                                spread: number[];
                                totals: string[];
                            }[];
                            row_count: number;
                            table_version: number | null;
                            current_version: number | null;
                            /** @description One, both of a merge, or none for own rows */
                            tables: {
                                resource_id: string;
                                version: number;
                                current_version: number;
                            }[];
                            dataset: {
                                id: string;
                                name: string;
                                title: string;
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                title_translated?: {
                                    [key: string]: string;
                                };
                                source: string | null;
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                source_translated?: {
                                    [key: string]: string;
                                };
                                years: string | null;
                                organization: {
                                    id: string;
                                    name: string;
                                    title: string;
                                    /** @description The text in several languages, such as {"fr": "Naissances"} */
                                    title_translated?: {
                                        [key: string]: string;
                                    };
                                } | null;
                                license: {
                                    id: string;
                                    title: string;
                                    /** @description The text in several languages, such as {"fr": "Naissances"} */
                                    title_translated?: {
                                        [key: string]: string;
                                    };
                                    url: string;
                                } | null;
                                private: boolean;
                                resource_id: string;
                                sku: string | null;
                                resource_name: string;
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                resource_name_translated?: {
                                    [key: string]: string;
                                };
                            } | null;
                            /** @description Of all tables: both of a merge */
                            datasets: {
                                id: string;
                                name: string;
                                title: string;
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                title_translated?: {
                                    [key: string]: string;
                                };
                                source: string | null;
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                source_translated?: {
                                    [key: string]: string;
                                };
                                years: string | null;
                                organization: {
                                    id: string;
                                    name: string;
                                    title: string;
                                    /** @description The text in several languages, such as {"fr": "Naissances"} */
                                    title_translated?: {
                                        [key: string]: string;
                                    };
                                } | null;
                                license: {
                                    id: string;
                                    title: string;
                                    /** @description The text in several languages, such as {"fr": "Naissances"} */
                                    title_translated?: {
                                        [key: string]: string;
                                    };
                                    url: string;
                                } | null;
                                private: boolean;
                                resource_id: string;
                                sku: string | null;
                                resource_name: string;
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                resource_name_translated?: {
                                    [key: string]: string;
                                };
                            }[];
                            /** @description Of a merge: what its result may be shared under */
                            license: {
                                id: string | null;
                                title: string | null;
                                url: string | null;
                                /**
                                 * @description same: both have it; stricter: the one of the two that asks for more; incompatible, restricted, unknown: no licence can be named
                                 * @enum {unknown}
                                 */
                                outcome: "same" | "stricter" | "incompatible" | "restricted" | "unknown";
                                /** @description An adapted database must be published under the same licence */
                                share_alike: boolean;
                                /** @description Lines that must stand beside the result */
                                attribution: string[];
                                sources: {
                                    /** @enum {unknown} */
                                    side: "left" | "right";
                                    id: string | null;
                                    title: string | null;
                                }[];
                            } | null;
                            /** @description The column that a map is drawn of where nothing else is said */
                            geo: {
                                field: string;
                                /** @enum {unknown} */
                                by: "code" | "name";
                                parent_field: string | null;
                                scheme: string;
                                level: string;
                                /** @description What the level is called */
                                title: string;
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                title_translated?: {
                                    [key: string]: string;
                                };
                                /** @description Different places written there */
                                distinct: number;
                                /** @description How many of them are known */
                                matched: number;
                                match_rate: number;
                                /** @description Other schemes whose codes these are just as well: whoever draws has to choose */
                                ambiguous_with: string[];
                                /** @description Dates there are boundaries of, the newest first */
                                vintages: string[];
                                /** @description Areas above that a map may be limited to (`map.extent`), the nearest level first */
                                extents: {
                                    code: string;
                                    name: string;
                                    /** @description Level of the area */
                                    level: string;
                                }[];
                            } | null;
                            /** @description All columns that say where, the best first */
                            places: {
                                field: string;
                                /** @enum {unknown} */
                                by: "code" | "name";
                                parent_field: string | null;
                                scheme: string;
                                level: string;
                                /** @description What the level is called */
                                title: string;
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                title_translated?: {
                                    [key: string]: string;
                                };
                                /** @description Different places written there */
                                distinct: number;
                                /** @description How many of them are known */
                                matched: number;
                                match_rate: number;
                                /** @description Other schemes whose codes these are just as well: whoever draws has to choose */
                                ambiguous_with: string[];
                                /** @description Dates there are boundaries of, the newest first */
                                vintages: string[];
                                /** @description Areas above that a map may be limited to (`map.extent`), the nearest level first */
                                extents: {
                                    code: string;
                                    name: string;
                                    /** @description Level of the area */
                                    level: string;
                                }[];
                            }[];
                            merge_report: {
                                rows_in: {
                                    left: number;
                                    right: number;
                                };
                                rows_out: number;
                                /** @enum {unknown} */
                                how: "left" | "inner" | "outer";
                                /** @description Scheme of the result’s codes */
                                scheme: string;
                                level: string;
                                left: {
                                    resource_id: string;
                                    version: number;
                                    geo: {
                                        /** @enum {unknown} */
                                        by: "code" | "name";
                                        field: string;
                                        parent_field: string | null;
                                        parent: string | null;
                                        /** @description Scheme of the codes in the column */
                                        scheme: string;
                                        level: string;
                                        /** @description False where the call or the dictionary says it */
                                        detected: boolean;
                                    };
                                    /** @description Rows that took part, after filters */
                                    rows_in: number;
                                    /** @description Rows whose place was recognised */
                                    rows_resolved: number;
                                    /** @description Rows that found a partner on the other side */
                                    rows_matched: number;
                                    resolve_rate: number;
                                    /** @description rows_matched ÷ rows_in */
                                    match_rate: number;
                                    unmatched: {
                                        /** @description Distinct values that stand for no place */
                                        places: number;
                                        rows: number;
                                        /** @description The most frequent, at most 100 */
                                        list: {
                                            value: string | null;
                                            parent: string | null;
                                            rows: number;
                                            /** @enum {unknown} */
                                            reason: "empty" | "unknown_code" | "unknown_name" | "unknown_parent" | "parent_missing" | "ambiguous_name" | "no_crosswalk" | "several_parents" | "no_parent";
                                        }[];
                                    };
                                    without_partner: {
                                        /** @description Recognised places that the other side does not have */
                                        places: number;
                                        /** @description At most 100 */
                                        list: {
                                            code: string;
                                            name: string;
                                            rows: number;
                                        }[];
                                    };
                                    duplicates: {
                                        /** @description Places (and periods) with more than one row, after raising */
                                        keys: number;
                                        /** @description Rows with such keys */
                                        rows: number;
                                        /** @description At most 20 */
                                        list: {
                                            code: string;
                                            name: string;
                                            period: string | null;
                                            rows: number;
                                        }[];
                                    };
                                    /** @description Null where the rows were taken as they are */
                                    raised: {
                                        /** @description Level of the table */
                                        from: string;
                                        /** @description Level of the result */
                                        to: string;
                                        /** @description Rows after raising */
                                        rows: number;
                                    } | null;
                                    /** @description What went into the result, and how where rows were brought together */
                                    columns: {
                                        field: string;
                                        as: string;
                                        aggregate: ("sum" | "weighted_mean" | "min" | "max" | "same") | null;
                                        weight: string | null;
                                    }[];
                                };
                                right: {
                                    resource_id: string;
                                    version: number;
                                    geo: {
                                        /** @enum {unknown} */
                                        by: "code" | "name";
                                        field: string;
                                        parent_field: string | null;
                                        parent: string | null;
                                        /** @description Scheme of the codes in the column */
                                        scheme: string;
                                        level: string;
                                        /** @description False where the call or the dictionary says it */
                                        detected: boolean;
                                    };
                                    /** @description Rows that took part, after filters */
                                    rows_in: number;
                                    /** @description Rows whose place was recognised */
                                    rows_resolved: number;
                                    /** @description Rows that found a partner on the other side */
                                    rows_matched: number;
                                    resolve_rate: number;
                                    /** @description rows_matched ÷ rows_in */
                                    match_rate: number;
                                    unmatched: {
                                        /** @description Distinct values that stand for no place */
                                        places: number;
                                        rows: number;
                                        /** @description The most frequent, at most 100 */
                                        list: {
                                            value: string | null;
                                            parent: string | null;
                                            rows: number;
                                            /** @enum {unknown} */
                                            reason: "empty" | "unknown_code" | "unknown_name" | "unknown_parent" | "parent_missing" | "ambiguous_name" | "no_crosswalk" | "several_parents" | "no_parent";
                                        }[];
                                    };
                                    without_partner: {
                                        /** @description Recognised places that the other side does not have */
                                        places: number;
                                        /** @description At most 100 */
                                        list: {
                                            code: string;
                                            name: string;
                                            rows: number;
                                        }[];
                                    };
                                    duplicates: {
                                        /** @description Places (and periods) with more than one row, after raising */
                                        keys: number;
                                        /** @description Rows with such keys */
                                        rows: number;
                                        /** @description At most 20 */
                                        list: {
                                            code: string;
                                            name: string;
                                            period: string | null;
                                            rows: number;
                                        }[];
                                    };
                                    /** @description Null where the rows were taken as they are */
                                    raised: {
                                        /** @description Level of the table */
                                        from: string;
                                        /** @description Level of the result */
                                        to: string;
                                        /** @description Rows after raising */
                                        rows: number;
                                    } | null;
                                    /** @description What went into the result, and how where rows were brought together */
                                    columns: {
                                        field: string;
                                        as: string;
                                        aggregate: ("sum" | "weighted_mean" | "min" | "max" | "same") | null;
                                        weight: string | null;
                                    }[];
                                };
                                period: {
                                    kind: ("year" | "fiscal_year" | "quarter" | "month" | "date") | null;
                                    /**
                                     * @description none: neither side has a period, or the call leaves it out
                                     * @enum {unknown}
                                     */
                                    alignment: "none" | "same" | "raised" | "carried";
                                    carried: ("left" | "right") | null;
                                    raised: ("left" | "right") | null;
                                    left: {
                                        field: string;
                                        kind: ("year" | "fiscal_year" | "quarter" | "month" | "date") | null;
                                        min: string | null;
                                        max: string | null;
                                    } | null;
                                    right: {
                                        field: string;
                                        kind: ("year" | "fiscal_year" | "quarter" | "month" | "date") | null;
                                        min: string | null;
                                        max: string | null;
                                    } | null;
                                };
                                license: {
                                    id: string | null;
                                    title: string | null;
                                    url: string | null;
                                    /**
                                     * @description same: both have it; stricter: the one of the two that asks for more; incompatible, restricted, unknown: no licence can be named
                                     * @enum {unknown}
                                     */
                                    outcome: "same" | "stricter" | "incompatible" | "restricted" | "unknown";
                                    /** @description An adapted database must be published under the same licence */
                                    share_alike: boolean;
                                    /** @description Lines that must stand beside the result */
                                    attribution: string[];
                                    sources: {
                                        /** @enum {unknown} */
                                        side: "left" | "right";
                                        id: string | null;
                                        title: string | null;
                                    }[];
                                };
                                warnings: {
                                    /** @enum {unknown} */
                                    code: "places_unmatched" | "match_rate_low" | "many_to_many" | "duplicates" | "column_left_out" | "sum_of_unknown_unit" | "crosswalk" | "boundaries_changed" | "codes_replaced" | "several_parents" | "period_carried" | "period_raised" | "fiscal_year_as_calendar_year" | "period_unread" | "license_unknown" | "licenses_incompatible" | "license_restricted";
                                    /** @enum {unknown} */
                                    side?: "left" | "right";
                                    rows?: number;
                                    places?: number;
                                    keys?: number;
                                    count?: number;
                                    codes?: string[];
                                    areas?: {
                                        code: string;
                                        name: string;
                                        parent: string | null;
                                    }[];
                                    from?: string | null;
                                    to?: string | null;
                                    field?: string;
                                    reason?: string;
                                    period?: string | null;
                                }[];
                            } | null;
                        };
                    };
                };
            };
        };
    };
    chart_query: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    spec: {
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
                    /**
                     * @description Rows at most
                     * @default 32000
                     */
                    limit?: number;
                    /** @description Language of texts that are written in several, such as fr; others are given as they are */
                    lang?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            columns: {
                                /** @description Channel it stands for: x, y, colour, geo, detail_0, tooltip_1 … */
                                name: string;
                                /** @description Null for a count of rows */
                                field: string | null;
                                label: string;
                                unit: string | null;
                                /** @enum {unknown} */
                                kind: "category" | "number" | "time" | "place" | "boolean";
                                aggregate: string | null;
                                /** @description Label of the column that weighs a mean */
                                weight: string | null;
                                time_unit: string | null;
                                bin_step: number | null;
                                domain?: unknown[];
                                cut?: {
                                    /** @description Categories that are shown by themselves: those with the greatest figures */
                                    shown: number;
                                    /** @description Categories there are */
                                    all: number;
                                    /** @description Whether the others are shown together as one */
                                    others: boolean;
                                    /** @description Name of the column whose figures chose them */
                                    by: string;
                                    least: {
                                        category: unknown;
                                        figure: number;
                                    } | null;
                                    middle: number | null;
                                };
                                /** @description What people read in place of codes, by the code as it stands in the rows */
                                names?: {
                                    [key: string]: string;
                                };
                                /** @description What the places are that have names: `county` */
                                level?: string;
                            }[];
                            /** @description The columns of the filters, in their order */
                            filtered?: {
                                field: string;
                                label: string;
                                /** @enum {unknown} */
                                kind: "category" | "number" | "time" | "place" | "boolean";
                                /** @description What people read in place of codes of places, by the value of the filter */
                                names?: {
                                    [key: string]: string;
                                };
                            }[];
                            rows: {
                                [key: string]: unknown;
                            }[];
                            truncated: boolean;
                            /** @description Whether any figure is made of several rows */
                            combined: boolean;
                            table_version: number | null;
                            current_version: number | null;
                            /** @description One, both of a merge, or none for own rows */
                            tables: {
                                resource_id: string;
                                version: number;
                                current_version: number;
                            }[];
                            points?: {
                                /** @description Rows that are on the map */
                                rows: number;
                                /** @description Rows that have no coordinates, or none on the globe */
                                without_place: number;
                                /** @description Degrees of latitude that a cell is high; null where each row is a point of its own */
                                cell: number | null;
                            };
                            unplaced?: {
                                /** @description Different places that are written there and not known */
                                places: number;
                                /** @description The first 100 of them, those of most rows first */
                                first: string[];
                                /** @description Rows that name no place */
                                rows_without: number;
                            };
                            boundaries: {
                                scheme: string;
                                level: string;
                                vintage: string;
                                /** @description The shapes as charts draw them (TopoJSON, projected); with `map.extent` only those that lie there */
                                url: string;
                            } | null;
                            ground: {
                                id: string;
                                /** @enum {unknown} */
                                projection: "albersUsa" | "region" | "world";
                                /** @description Outlines of its land (TopoJSON, in degrees) */
                                url: string;
                            } | null;
                            geo: {
                                field: string;
                                /** @enum {unknown} */
                                by: "code" | "name";
                                /** @description Of the codes in the answer */
                                scheme: string;
                                level: string;
                                /** @description Different places written in the table */
                                total: number;
                                matched: number;
                                /** @description The first 100; their rows are in no figure, filtered or not */
                                unmatched: {
                                    /** @description As written in the table */
                                    value: string;
                                    parent: string | null;
                                    /** @description unknown_code, unknown_name, ambiguous_name … as in merges */
                                    reason: string;
                                }[];
                                /** @description Shapes on the map */
                                areas: number;
                                /** @description How many of them have no figure */
                                without_data: number;
                                /** @description Codes with a figure that have no shape there */
                                without_shape: string[];
                            } | null;
                            merge_report: {
                                rows_in: {
                                    left: number;
                                    right: number;
                                };
                                rows_out: number;
                                /** @enum {unknown} */
                                how: "left" | "inner" | "outer";
                                /** @description Scheme of the result’s codes */
                                scheme: string;
                                level: string;
                                left: {
                                    resource_id: string;
                                    version: number;
                                    geo: {
                                        /** @enum {unknown} */
                                        by: "code" | "name";
                                        field: string;
                                        parent_field: string | null;
                                        parent: string | null;
                                        /** @description Scheme of the codes in the column */
                                        scheme: string;
                                        level: string;
                                        /** @description False where the call or the dictionary says it */
                                        detected: boolean;
                                    };
                                    /** @description Rows that took part, after filters */
                                    rows_in: number;
                                    /** @description Rows whose place was recognised */
                                    rows_resolved: number;
                                    /** @description Rows that found a partner on the other side */
                                    rows_matched: number;
                                    resolve_rate: number;
                                    /** @description rows_matched ÷ rows_in */
                                    match_rate: number;
                                    unmatched: {
                                        /** @description Distinct values that stand for no place */
                                        places: number;
                                        rows: number;
                                        /** @description The most frequent, at most 100 */
                                        list: {
                                            value: string | null;
                                            parent: string | null;
                                            rows: number;
                                            /** @enum {unknown} */
                                            reason: "empty" | "unknown_code" | "unknown_name" | "unknown_parent" | "parent_missing" | "ambiguous_name" | "no_crosswalk" | "several_parents" | "no_parent";
                                        }[];
                                    };
                                    without_partner: {
                                        /** @description Recognised places that the other side does not have */
                                        places: number;
                                        /** @description At most 100 */
                                        list: {
                                            code: string;
                                            name: string;
                                            rows: number;
                                        }[];
                                    };
                                    duplicates: {
                                        /** @description Places (and periods) with more than one row, after raising */
                                        keys: number;
                                        /** @description Rows with such keys */
                                        rows: number;
                                        /** @description At most 20 */
                                        list: {
                                            code: string;
                                            name: string;
                                            period: string | null;
                                            rows: number;
                                        }[];
                                    };
                                    /** @description Null where the rows were taken as they are */
                                    raised: {
                                        /** @description Level of the table */
                                        from: string;
                                        /** @description Level of the result */
                                        to: string;
                                        /** @description Rows after raising */
                                        rows: number;
                                    } | null;
                                    /** @description What went into the result, and how where rows were brought together */
                                    columns: {
                                        field: string;
                                        as: string;
                                        aggregate: ("sum" | "weighted_mean" | "min" | "max" | "same") | null;
                                        weight: string | null;
                                    }[];
                                };
                                right: {
                                    resource_id: string;
                                    version: number;
                                    geo: {
                                        /** @enum {unknown} */
                                        by: "code" | "name";
                                        field: string;
                                        parent_field: string | null;
                                        parent: string | null;
                                        /** @description Scheme of the codes in the column */
                                        scheme: string;
                                        level: string;
                                        /** @description False where the call or the dictionary says it */
                                        detected: boolean;
                                    };
                                    /** @description Rows that took part, after filters */
                                    rows_in: number;
                                    /** @description Rows whose place was recognised */
                                    rows_resolved: number;
                                    /** @description Rows that found a partner on the other side */
                                    rows_matched: number;
                                    resolve_rate: number;
                                    /** @description rows_matched ÷ rows_in */
                                    match_rate: number;
                                    unmatched: {
                                        /** @description Distinct values that stand for no place */
                                        places: number;
                                        rows: number;
                                        /** @description The most frequent, at most 100 */
                                        list: {
                                            value: string | null;
                                            parent: string | null;
                                            rows: number;
                                            /** @enum {unknown} */
                                            reason: "empty" | "unknown_code" | "unknown_name" | "unknown_parent" | "parent_missing" | "ambiguous_name" | "no_crosswalk" | "several_parents" | "no_parent";
                                        }[];
                                    };
                                    without_partner: {
                                        /** @description Recognised places that the other side does not have */
                                        places: number;
                                        /** @description At most 100 */
                                        list: {
                                            code: string;
                                            name: string;
                                            rows: number;
                                        }[];
                                    };
                                    duplicates: {
                                        /** @description Places (and periods) with more than one row, after raising */
                                        keys: number;
                                        /** @description Rows with such keys */
                                        rows: number;
                                        /** @description At most 20 */
                                        list: {
                                            code: string;
                                            name: string;
                                            period: string | null;
                                            rows: number;
                                        }[];
                                    };
                                    /** @description Null where the rows were taken as they are */
                                    raised: {
                                        /** @description Level of the table */
                                        from: string;
                                        /** @description Level of the result */
                                        to: string;
                                        /** @description Rows after raising */
                                        rows: number;
                                    } | null;
                                    /** @description What went into the result, and how where rows were brought together */
                                    columns: {
                                        field: string;
                                        as: string;
                                        aggregate: ("sum" | "weighted_mean" | "min" | "max" | "same") | null;
                                        weight: string | null;
                                    }[];
                                };
                                period: {
                                    kind: ("year" | "fiscal_year" | "quarter" | "month" | "date") | null;
                                    /**
                                     * @description none: neither side has a period, or the call leaves it out
                                     * @enum {unknown}
                                     */
                                    alignment: "none" | "same" | "raised" | "carried";
                                    carried: ("left" | "right") | null;
                                    raised: ("left" | "right") | null;
                                    left: {
                                        field: string;
                                        kind: ("year" | "fiscal_year" | "quarter" | "month" | "date") | null;
                                        min: string | null;
                                        max: string | null;
                                    } | null;
                                    right: {
                                        field: string;
                                        kind: ("year" | "fiscal_year" | "quarter" | "month" | "date") | null;
                                        min: string | null;
                                        max: string | null;
                                    } | null;
                                };
                                license: {
                                    id: string | null;
                                    title: string | null;
                                    url: string | null;
                                    /**
                                     * @description same: both have it; stricter: the one of the two that asks for more; incompatible, restricted, unknown: no licence can be named
                                     * @enum {unknown}
                                     */
                                    outcome: "same" | "stricter" | "incompatible" | "restricted" | "unknown";
                                    /** @description An adapted database must be published under the same licence */
                                    share_alike: boolean;
                                    /** @description Lines that must stand beside the result */
                                    attribution: string[];
                                    sources: {
                                        /** @enum {unknown} */
                                        side: "left" | "right";
                                        id: string | null;
                                        title: string | null;
                                    }[];
                                };
                                warnings: {
                                    /** @enum {unknown} */
                                    code: "places_unmatched" | "match_rate_low" | "many_to_many" | "duplicates" | "column_left_out" | "sum_of_unknown_unit" | "crosswalk" | "boundaries_changed" | "codes_replaced" | "several_parents" | "period_carried" | "period_raised" | "fiscal_year_as_calendar_year" | "period_unread" | "license_unknown" | "licenses_incompatible" | "license_restricted";
                                    /** @enum {unknown} */
                                    side?: "left" | "right";
                                    rows?: number;
                                    places?: number;
                                    keys?: number;
                                    count?: number;
                                    codes?: string[];
                                    areas?: {
                                        code: string;
                                        name: string;
                                        parent: string | null;
                                    }[];
                                    from?: string | null;
                                    to?: string | null;
                                    field?: string;
                                    reason?: string;
                                    period?: string | null;
                                }[];
                            } | null;
                            /** @description Milliseconds */
                            took: number;
                        };
                    };
                };
            };
        };
    };
    column_search: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /**
                     * @description words, or a question such as "which tables have female literacy by district?"
                     * @default
                     */
                    q?: string;
                    fq?: string | string[];
                    fq_list?: string | string[];
                    /**
                     * @description at most 100
                     * @default 20
                     */
                    rows?: number;
                    /** @default 0 */
                    start?: number;
                    "facet.field"?: string | string[];
                    /** @default 50 */
                    "facet.limit"?: number;
                    /**
                     * @description also columns of private datasets of your organisations
                     * @default false
                     */
                    include_private?: boolean;
                    /** @description Language of texts that are written in several, such as fr; others are given as they are */
                    lang?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            count: number;
                            start: number;
                            rows: number;
                            words: string[];
                            by: string[];
                            results: {
                                name: string;
                                label: string | null;
                                description: string | null;
                                unit: string | null;
                                role: string | null;
                                type: string;
                                /** @description what the table is told apart by: level of its places, frequency, columns of places, times, groups */
                                by: string[];
                                resource: {
                                    id: string;
                                    name: string;
                                    sku: string;
                                };
                                dataset: {
                                    id: string;
                                    name: string;
                                    title: string;
                                };
                                highlight: {
                                    label?: {
                                        text: string;
                                        match: boolean;
                                    }[];
                                    description?: {
                                        text: string;
                                        match: boolean;
                                    }[];
                                };
                            }[];
                            search_facets: {
                                [key: string]: {
                                    title: string;
                                    items: {
                                        name: string;
                                        display_name: string;
                                        count: number;
                                    }[];
                                };
                            };
                            /** @description the words searched for instead of q */
                            corrected_q?: string;
                        };
                    };
                };
            };
        };
    };
    current_package_list_with_resources: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    limit?: number | null;
                    offset?: number | null;
                    /** @description Language of texts that are written in several, such as fr; others are given as they are */
                    lang?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: ({
                            id: string;
                            name: string;
                            title: string;
                            notes: string | null;
                            url: string | null;
                            version: string | null;
                            author: string | null;
                            author_email: string | null;
                            maintainer: string | null;
                            maintainer_email: string | null;
                            license_id: string | null;
                            license_title: string | null;
                            license_url: string | null;
                            isopen: boolean;
                            type: string;
                            owner_org: string | null;
                            private: boolean;
                            /** @description active, draft or deleted */
                            state: string;
                            creator_user_id: string | null;
                            metadata_created: string;
                            metadata_modified: string;
                            num_resources: number;
                            num_tags: number;
                            resources: ({
                                id: string;
                                package_id: string;
                                position: number;
                                name: string | null;
                                description: string;
                                url: string;
                                format: string;
                                mimetype: string | null;
                                mimetype_inner: string | null;
                                size: number | null;
                                hash: string;
                                created: string;
                                last_modified: string | null;
                                metadata_modified: string;
                                resource_type: string | null;
                                url_type: string | null;
                                cache_url: string | null;
                                cache_last_updated: string | null;
                                state: string;
                                datastore_active: boolean;
                                /** @description short name in addresses; never changes by itself */
                                sku: string;
                                title: string | null;
                                granularity: string | null;
                                frequency: string | null;
                                /** @description how many columns are measures */
                                no_indicators: number;
                                /** @description visitors find it: it has a table, a file or a link, and is not held back */
                                idp_ready: boolean;
                                /** @description its publisher keeps it out of what visitors find */
                                held_back: boolean;
                                tags: string[];
                                years_covered: string | null;
                                key_columns: string[];
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                name_translated?: {
                                    [key: string]: string;
                                };
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                title_translated?: {
                                    [key: string]: string;
                                };
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                description_translated?: {
                                    [key: string]: string;
                                };
                            } & {
                                [key: string]: unknown;
                            })[];
                            tags: {
                                id: string;
                                name: string;
                                display_name: string;
                                state: string;
                                vocabulary_id: string | null;
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                display_name_translated?: {
                                    [key: string]: string;
                                };
                            }[];
                            groups: {
                                id: string;
                                name: string;
                                title: string;
                                description: string;
                                display_name: string;
                                image_display_url: string;
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                title_translated?: {
                                    [key: string]: string;
                                };
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                display_name_translated?: {
                                    [key: string]: string;
                                };
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                description_translated?: {
                                    [key: string]: string;
                                };
                            }[];
                            extras: {
                                key: string;
                                value: string;
                            }[];
                            organization: {
                                id: string;
                                name: string;
                                title: string;
                                type: string;
                                description: string;
                                image_url: string;
                                created: string;
                                is_organization: boolean;
                                approval_status: string;
                                state: string;
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                title_translated?: {
                                    [key: string]: string;
                                };
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                description_translated?: {
                                    [key: string]: string;
                                };
                            } | null;
                            relationships_as_subject: {
                                [key: string]: unknown;
                            }[];
                            relationships_as_object: {
                                [key: string]: unknown;
                            }[];
                            sector: string[];
                            source_name: string | null;
                            source_link: string | null;
                            methodology: string | null;
                            data_extraction_page: string | null;
                            similar_datasets: string[];
                            size: number | null;
                            years_covered: string | null;
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            license_title_translated?: {
                                [key: string]: string;
                            };
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            title_translated?: {
                                [key: string]: string;
                            };
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            notes_translated?: {
                                [key: string]: string;
                            };
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            source_name_translated?: {
                                [key: string]: string;
                            };
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            methodology_translated?: {
                                [key: string]: string;
                            };
                        } & {
                            [key: string]: unknown;
                        })[];
                    };
                };
            };
        };
    };
    dataset_bin_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    organization?: string | null;
                    limit?: number | null;
                    offset?: number | null;
                    /** @description Language of texts that are written in several, such as fr; others are given as they are */
                    lang?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            id: string;
                            name: string;
                            title: string;
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            title_translated?: {
                                [key: string]: string;
                            };
                            owner_org: string | null;
                            deleted_at: string;
                            deleted_by: string | null;
                            restorable_until: string;
                        }[];
                    };
                };
            };
        };
    };
    dataset_desk_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    standing?: ("draft" | "submitted" | "scheduled" | "public" | "private" | "withdrawn" | "deleted") | null;
                    organization?: string | null;
                    dataset?: string | null;
                    q?: string | null;
                    limit?: number | null;
                    offset?: number | null;
                    /** @description Language of texts that are written in several, such as fr; others are given as they are */
                    lang?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            count: number;
                            /** @description How many of them somebody else has submitted */
                            waiting: number;
                            datasets: {
                                id: string;
                                name: string;
                                title: string;
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                title_translated?: {
                                    [key: string]: string;
                                };
                                organization: {
                                    id: string;
                                    name: string;
                                    title: string;
                                    /** @description The text in several languages, such as {"fr": "Naissances"} */
                                    title_translated?: {
                                        [key: string]: string;
                                    };
                                } | null;
                                metadata_modified: string;
                                /** @enum {unknown} */
                                standing: "draft" | "submitted" | "scheduled" | "public" | "private" | "withdrawn" | "deleted";
                                /** @description Whether somebody else has submitted it */
                                waits_for_caller: boolean;
                                submitted_at: string | null;
                                submitted_by: {
                                    id: string;
                                    name: string | null;
                                } | null;
                                publish_at: string | null;
                                scheduled_by: {
                                    id: string;
                                    name: string | null;
                                } | null;
                                withdrawn_because: string | null;
                                deleted_at: string | null;
                                deleted_by: {
                                    id: string;
                                    name: string | null;
                                } | null;
                                restorable_until: string | null;
                            }[];
                        };
                    };
                };
            };
        };
    };
    dataset_fair_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    organization?: string | null;
                    sort?: "score asc" | "score desc";
                    limit?: number;
                    offset?: number | null;
                    /** @description Language of texts that are written in several, such as fr; others are given as they are */
                    lang?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            count: number;
                            mean: number | null;
                            most: number;
                            results: {
                                dataset_id: string;
                                name: string;
                                title: string;
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                title_translated?: {
                                    [key: string]: string;
                                };
                                /** @description points of 405 */
                                score: number;
                                /** @description excellent, good, sufficient or bad */
                                band: string;
                                dimensions: {
                                    id: string;
                                    points: number;
                                    most: number;
                                }[];
                                organization_id: string | null;
                                missing: string[];
                            }[];
                            organizations: {
                                id: string;
                                name: string;
                                title: string;
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                title_translated?: {
                                    [key: string]: string;
                                };
                                datasets: number;
                                mean: number | null;
                            }[];
                        };
                    };
                };
            };
        };
    };
    dataset_fair_show: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    /** @description Language of texts that are written in several, such as fr; others are given as they are */
                    lang?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            dataset_id: string;
                            name: string;
                            title: string;
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            title_translated?: {
                                [key: string]: string;
                            };
                            /** @description points of 405 */
                            score: number;
                            /** @description excellent, good, sufficient or bad */
                            band: string;
                            dimensions: {
                                id: string;
                                points: number;
                                most: number;
                            }[];
                            most: number;
                            criteria: {
                                id: string;
                                dimension: string;
                                /** @description what it is worth */
                                points: number;
                                met: boolean;
                                question: string;
                                /** @description what to do where it is not met */
                                advice: string;
                            }[];
                        };
                    };
                };
            };
        };
    };
    dataset_figures: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    from?: string | null;
                    to?: string | null;
                    /** @description Language of texts that are written in several, such as fr; others are given as they are */
                    lang?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            since: string | null;
                            from: string;
                            to: string;
                            totals: {
                                /** @description Pages of the dataset and its tables that browsers asked for */
                                view: number;
                                /** @description Files that were given */
                                download: number;
                                /** @description Questions of programs to the dataset or one of its tables */
                                api_call: number;
                                /** @description Charts of its tables that people saved */
                                chart: number;
                            };
                            /** @description Every day of the span, those without any use too */
                            days: {
                                day: string;
                                /** @description Pages of the dataset and its tables that browsers asked for */
                                view: number;
                                /** @description Files that were given */
                                download: number;
                                /** @description Questions of programs to the dataset or one of its tables */
                                api_call: number;
                                /** @description Charts of its tables that people saved */
                                chart: number;
                            }[];
                        };
                    };
                };
            };
        };
    };
    dataset_follower_count: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    /** @description Language of texts that are written in several, such as fr; others are given as they are */
                    lang?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: number;
                    };
                };
            };
        };
    };
    dataset_history: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    limit?: number | null;
                    offset?: number | null;
                    /** @description Language of texts that are written in several, such as fr; others are given as they are */
                    lang?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            count: number;
                            entries: {
                                /** @description From 1, in the order of changes */
                                version: number;
                                /** @description As activity_show takes it */
                                id: string;
                                timestamp: string;
                                /** @enum {unknown} */
                                kind: "found" | "created" | "changed" | "published" | "withdrawn" | "deleted" | "restored" | "submitted" | "sent_back" | "scheduled" | "unscheduled";
                                user_id: string | null;
                                user_name: string | null;
                                note: string | null;
                                /** @description The title that the dataset had from then on */
                                title: string;
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                title_translated?: {
                                    [key: string]: string;
                                };
                                /** @description Every field that differs from the version before, as far as the caller could see that one */
                                changes: {
                                    /** @description Keys from the outside in; a resource is named by its id, an extra by its key, a tag by its name */
                                    path: string[];
                                    /** @description null where it was not there */
                                    before: unknown;
                                    /** @description null where it is not there any more */
                                    after: unknown;
                                }[];
                            }[];
                        };
                    };
                };
            };
        };
    };
    dataset_publication_show: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    /** @description Language of texts that are written in several, such as fr; others are given as they are */
                    lang?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            state: string;
                            private: boolean;
                            /** @description Whether its organisation wants a second pair of eyes */
                            requires_review: boolean;
                            submitted_at: string | null;
                            submitted_by: string | null;
                            publish_at: string | null;
                            scheduled_by: string | null;
                            not_listed_because: ("no_resources" | "nothing_usable" | "held_back" | "other_publisher") | null;
                        };
                    };
                };
            };
        };
    };
    dataset_publish: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    if_revision?: string | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            id: string;
                            name: string;
                            title: string;
                            notes: string | null;
                            url: string | null;
                            version: string | null;
                            author: string | null;
                            author_email: string | null;
                            maintainer: string | null;
                            maintainer_email: string | null;
                            license_id: string | null;
                            license_title: string | null;
                            license_url: string | null;
                            isopen: boolean;
                            type: string;
                            owner_org: string | null;
                            private: boolean;
                            /** @description active, draft or deleted */
                            state: string;
                            creator_user_id: string | null;
                            metadata_created: string;
                            metadata_modified: string;
                            num_resources: number;
                            num_tags: number;
                            resources: ({
                                id: string;
                                package_id: string;
                                position: number;
                                name: string | null;
                                description: string;
                                url: string;
                                format: string;
                                mimetype: string | null;
                                mimetype_inner: string | null;
                                size: number | null;
                                hash: string;
                                created: string;
                                last_modified: string | null;
                                metadata_modified: string;
                                resource_type: string | null;
                                url_type: string | null;
                                cache_url: string | null;
                                cache_last_updated: string | null;
                                state: string;
                                datastore_active: boolean;
                                /** @description short name in addresses; never changes by itself */
                                sku: string;
                                title: string | null;
                                granularity: string | null;
                                frequency: string | null;
                                /** @description how many columns are measures */
                                no_indicators: number;
                                /** @description visitors find it: it has a table, a file or a link, and is not held back */
                                idp_ready: boolean;
                                /** @description its publisher keeps it out of what visitors find */
                                held_back: boolean;
                                tags: string[];
                                years_covered: string | null;
                                key_columns: string[];
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                name_translated?: {
                                    [key: string]: string;
                                };
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                title_translated?: {
                                    [key: string]: string;
                                };
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                description_translated?: {
                                    [key: string]: string;
                                };
                            } & {
                                [key: string]: unknown;
                            })[];
                            tags: {
                                id: string;
                                name: string;
                                display_name: string;
                                state: string;
                                vocabulary_id: string | null;
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                display_name_translated?: {
                                    [key: string]: string;
                                };
                            }[];
                            groups: {
                                id: string;
                                name: string;
                                title: string;
                                description: string;
                                display_name: string;
                                image_display_url: string;
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                title_translated?: {
                                    [key: string]: string;
                                };
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                display_name_translated?: {
                                    [key: string]: string;
                                };
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                description_translated?: {
                                    [key: string]: string;
                                };
                            }[];
                            extras: {
                                key: string;
                                value: string;
                            }[];
                            organization: {
                                id: string;
                                name: string;
                                title: string;
                                type: string;
                                description: string;
                                image_url: string;
                                created: string;
                                is_organization: boolean;
                                approval_status: string;
                                state: string;
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                title_translated?: {
                                    [key: string]: string;
                                };
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                description_translated?: {
                                    [key: string]: string;
                                };
                            } | null;
                            relationships_as_subject: {
                                [key: string]: unknown;
                            }[];
                            relationships_as_object: {
                                [key: string]: unknown;
                            }[];
                            sector: string[];
                            source_name: string | null;
                            source_link: string | null;
                            methodology: string | null;
                            data_extraction_page: string | null;
                            similar_datasets: string[];
                            size: number | null;
                            years_covered: string | null;
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            license_title_translated?: {
                                [key: string]: string;
                            };
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            title_translated?: {
                                [key: string]: string;
                            };
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            notes_translated?: {
                                [key: string]: string;
                            };
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            source_name_translated?: {
                                [key: string]: string;
                            };
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            methodology_translated?: {
                                [key: string]: string;
                            };
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
        };
    };
    dataset_purge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "rainfall-by-district"
                 *     }
                 */
                "application/json": {
                    id: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: null;
                    };
                };
            };
        };
    };
    dataset_restore: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    if_revision?: string | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            id: string;
                            name: string;
                            title: string;
                            notes: string | null;
                            url: string | null;
                            version: string | null;
                            author: string | null;
                            author_email: string | null;
                            maintainer: string | null;
                            maintainer_email: string | null;
                            license_id: string | null;
                            license_title: string | null;
                            license_url: string | null;
                            isopen: boolean;
                            type: string;
                            owner_org: string | null;
                            private: boolean;
                            /** @description active, draft or deleted */
                            state: string;
                            creator_user_id: string | null;
                            metadata_created: string;
                            metadata_modified: string;
                            num_resources: number;
                            num_tags: number;
                            resources: ({
                                id: string;
                                package_id: string;
                                position: number;
                                name: string | null;
                                description: string;
                                url: string;
                                format: string;
                                mimetype: string | null;
                                mimetype_inner: string | null;
                                size: number | null;
                                hash: string;
                                created: string;
                                last_modified: string | null;
                                metadata_modified: string;
                                resource_type: string | null;
                                url_type: string | null;
                                cache_url: string | null;
                                cache_last_updated: string | null;
                                state: string;
                                datastore_active: boolean;
                                /** @description short name in addresses; never changes by itself */
                                sku: string;
                                title: string | null;
                                granularity: string | null;
                                frequency: string | null;
                                /** @description how many columns are measures */
                                no_indicators: number;
                                /** @description visitors find it: it has a table, a file or a link, and is not held back */
                                idp_ready: boolean;
                                /** @description its publisher keeps it out of what visitors find */
                                held_back: boolean;
                                tags: string[];
                                years_covered: string | null;
                                key_columns: string[];
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                name_translated?: {
                                    [key: string]: string;
                                };
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                title_translated?: {
                                    [key: string]: string;
                                };
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                description_translated?: {
                                    [key: string]: string;
                                };
                            } & {
                                [key: string]: unknown;
                            })[];
                            tags: {
                                id: string;
                                name: string;
                                display_name: string;
                                state: string;
                                vocabulary_id: string | null;
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                display_name_translated?: {
                                    [key: string]: string;
                                };
                            }[];
                            groups: {
                                id: string;
                                name: string;
                                title: string;
                                description: string;
                                display_name: string;
                                image_display_url: string;
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                title_translated?: {
                                    [key: string]: string;
                                };
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                display_name_translated?: {
                                    [key: string]: string;
                                };
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                description_translated?: {
                                    [key: string]: string;
                                };
                            }[];
                            extras: {
                                key: string;
                                value: string;
                            }[];
                            organization: {
                                id: string;
                                name: string;
                                title: string;
                                type: string;
                                description: string;
                                image_url: string;
                                created: string;
                                is_organization: boolean;
                                approval_status: string;
                                state: string;
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                title_translated?: {
                                    [key: string]: string;
                                };
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                description_translated?: {
                                    [key: string]: string;
                                };
                            } | null;
                            relationships_as_subject: {
                                [key: string]: unknown;
                            }[];
                            relationships_as_object: {
                                [key: string]: unknown;
                            }[];
                            sector: string[];
                            source_name: string | null;
                            source_link: string | null;
                            methodology: string | null;
                            data_extraction_page: string | null;
                            similar_datasets: string[];
                            size: number | null;
                            years_covered: string | null;
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            license_title_translated?: {
                                [key: string]: string;
                            };
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            title_translated?: {
                                [key: string]: string;
                            };
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            notes_translated?: {
                                [key: string]: string;
                            };
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            source_name_translated?: {
                                [key: string]: string;
                            };
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            methodology_translated?: {
                                [key: string]: string;
                            };
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
        };
    };
    dataset_restore_version: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    /** @description As dataset_history numbers them */
                    version: number;
                    if_revision?: string | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            package: {
                                id: string;
                                name: string;
                                title: string;
                                notes: string | null;
                                url: string | null;
                                version: string | null;
                                author: string | null;
                                author_email: string | null;
                                maintainer: string | null;
                                maintainer_email: string | null;
                                license_id: string | null;
                                license_title: string | null;
                                license_url: string | null;
                                isopen: boolean;
                                type: string;
                                owner_org: string | null;
                                private: boolean;
                                /** @description active, draft or deleted */
                                state: string;
                                creator_user_id: string | null;
                                metadata_created: string;
                                metadata_modified: string;
                                num_resources: number;
                                num_tags: number;
                                resources: ({
                                    id: string;
                                    package_id: string;
                                    position: number;
                                    name: string | null;
                                    description: string;
                                    url: string;
                                    format: string;
                                    mimetype: string | null;
                                    mimetype_inner: string | null;
                                    size: number | null;
                                    hash: string;
                                    created: string;
                                    last_modified: string | null;
                                    metadata_modified: string;
                                    resource_type: string | null;
                                    url_type: string | null;
                                    cache_url: string | null;
                                    cache_last_updated: string | null;
                                    state: string;
                                    datastore_active: boolean;
                                    /** @description short name in addresses; never changes by itself */
                                    sku: string;
                                    title: string | null;
                                    granularity: string | null;
                                    frequency: string | null;
                                    /** @description how many columns are measures */
                                    no_indicators: number;
                                    /** @description visitors find it: it has a table, a file or a link, and is not held back */
                                    idp_ready: boolean;
                                    /** @description its publisher keeps it out of what visitors find */
                                    held_back: boolean;
                                    tags: string[];
                                    years_covered: string | null;
                                    key_columns: string[];
                                    /** @description The text in several languages, such as {"fr": "Naissances"} */
                                    name_translated?: {
                                        [key: string]: string;
                                    };
                                    /** @description The text in several languages, such as {"fr": "Naissances"} */
                                    title_translated?: {
                                        [key: string]: string;
                                    };
                                    /** @description The text in several languages, such as {"fr": "Naissances"} */
                                    description_translated?: {
                                        [key: string]: string;
                                    };
                                } & {
                                    [key: string]: unknown;
                                })[];
                                tags: {
                                    id: string;
                                    name: string;
                                    display_name: string;
                                    state: string;
                                    vocabulary_id: string | null;
                                    /** @description The text in several languages, such as {"fr": "Naissances"} */
                                    display_name_translated?: {
                                        [key: string]: string;
                                    };
                                }[];
                                groups: {
                                    id: string;
                                    name: string;
                                    title: string;
                                    description: string;
                                    display_name: string;
                                    image_display_url: string;
                                    /** @description The text in several languages, such as {"fr": "Naissances"} */
                                    title_translated?: {
                                        [key: string]: string;
                                    };
                                    /** @description The text in several languages, such as {"fr": "Naissances"} */
                                    display_name_translated?: {
                                        [key: string]: string;
                                    };
                                    /** @description The text in several languages, such as {"fr": "Naissances"} */
                                    description_translated?: {
                                        [key: string]: string;
                                    };
                                }[];
                                extras: {
                                    key: string;
                                    value: string;
                                }[];
                                organization: {
                                    id: string;
                                    name: string;
                                    title: string;
                                    type: string;
                                    description: string;
                                    image_url: string;
                                    created: string;
                                    is_organization: boolean;
                                    approval_status: string;
                                    state: string;
                                    /** @description The text in several languages, such as {"fr": "Naissances"} */
                                    title_translated?: {
                                        [key: string]: string;
                                    };
                                    /** @description The text in several languages, such as {"fr": "Naissances"} */
                                    description_translated?: {
                                        [key: string]: string;
                                    };
                                } | null;
                                relationships_as_subject: {
                                    [key: string]: unknown;
                                }[];
                                relationships_as_object: {
                                    [key: string]: unknown;
                                }[];
                                sector: string[];
                                source_name: string | null;
                                source_link: string | null;
                                methodology: string | null;
                                data_extraction_page: string | null;
                                similar_datasets: string[];
                                size: number | null;
                                years_covered: string | null;
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                license_title_translated?: {
                                    [key: string]: string;
                                };
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                title_translated?: {
                                    [key: string]: string;
                                };
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                notes_translated?: {
                                    [key: string]: string;
                                };
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                source_name_translated?: {
                                    [key: string]: string;
                                };
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                methodology_translated?: {
                                    [key: string]: string;
                                };
                            } & {
                                [key: string]: unknown;
                            };
                            /** @description Resources of that version that were deleted since with their tables or files */
                            left_out: {
                                id: string;
                                name: string;
                            }[];
                        };
                    };
                };
            };
        };
    };
    dataset_schedule: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    if_revision?: string | null;
                    at: string | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            state: string;
                            private: boolean;
                            /** @description Whether its organisation wants a second pair of eyes */
                            requires_review: boolean;
                            submitted_at: string | null;
                            submitted_by: string | null;
                            publish_at: string | null;
                            scheduled_by: string | null;
                            not_listed_because: ("no_resources" | "nothing_usable" | "held_back" | "other_publisher") | null;
                        };
                    };
                };
            };
        };
    };
    dataset_search_places: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    /** @description What visitors may type, each a search of its own */
                    words: string[];
                    /** @description Language of texts that are written in several, such as fr; others are given as they are */
                    lang?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            not_listed_because: ("no_resources" | "nothing_usable" | "held_back" | "other_publisher") | null;
                            /** @description Those of its resources that are not in the search */
                            resources: {
                                id: string;
                                name: string | null;
                                /** @enum {unknown} */
                                not_listed_because: "no_resources" | "nothing_usable" | "held_back" | "other_publisher";
                            }[];
                            places: {
                                words: string;
                                /** @description How many datasets visitors find by these words */
                                count: number;
                                place: number | null;
                                not_found_because: ("not_listed" | "missing_words" | "read_as_instruction") | null;
                                /** @description Those of the words that none of its texts has */
                                missing: string[];
                            }[];
                        };
                    };
                };
            };
        };
    };
    dataset_send_back: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    if_revision?: string | null;
                    /** @description What is to be done */
                    note: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            state: string;
                            private: boolean;
                            /** @description Whether its organisation wants a second pair of eyes */
                            requires_review: boolean;
                            submitted_at: string | null;
                            submitted_by: string | null;
                            publish_at: string | null;
                            scheduled_by: string | null;
                            not_listed_because: ("no_resources" | "nothing_usable" | "held_back" | "other_publisher") | null;
                        };
                    };
                };
            };
        };
    };
    dataset_submit: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    if_revision?: string | null;
                    note?: string | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            state: string;
                            private: boolean;
                            /** @description Whether its organisation wants a second pair of eyes */
                            requires_review: boolean;
                            submitted_at: string | null;
                            submitted_by: string | null;
                            publish_at: string | null;
                            scheduled_by: string | null;
                            not_listed_because: ("no_resources" | "nothing_usable" | "held_back" | "other_publisher") | null;
                        };
                    };
                };
            };
        };
    };
    dataset_withdraw: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    if_revision?: string | null;
                    /** @description Why, for everybody to read */
                    reason: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            id: string;
                            name: string;
                            title: string;
                            notes: string | null;
                            url: string | null;
                            version: string | null;
                            author: string | null;
                            author_email: string | null;
                            maintainer: string | null;
                            maintainer_email: string | null;
                            license_id: string | null;
                            license_title: string | null;
                            license_url: string | null;
                            isopen: boolean;
                            type: string;
                            owner_org: string | null;
                            private: boolean;
                            /** @description active, draft or deleted */
                            state: string;
                            creator_user_id: string | null;
                            metadata_created: string;
                            metadata_modified: string;
                            num_resources: number;
                            num_tags: number;
                            resources: ({
                                id: string;
                                package_id: string;
                                position: number;
                                name: string | null;
                                description: string;
                                url: string;
                                format: string;
                                mimetype: string | null;
                                mimetype_inner: string | null;
                                size: number | null;
                                hash: string;
                                created: string;
                                last_modified: string | null;
                                metadata_modified: string;
                                resource_type: string | null;
                                url_type: string | null;
                                cache_url: string | null;
                                cache_last_updated: string | null;
                                state: string;
                                datastore_active: boolean;
                                /** @description short name in addresses; never changes by itself */
                                sku: string;
                                title: string | null;
                                granularity: string | null;
                                frequency: string | null;
                                /** @description how many columns are measures */
                                no_indicators: number;
                                /** @description visitors find it: it has a table, a file or a link, and is not held back */
                                idp_ready: boolean;
                                /** @description its publisher keeps it out of what visitors find */
                                held_back: boolean;
                                tags: string[];
                                years_covered: string | null;
                                key_columns: string[];
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                name_translated?: {
                                    [key: string]: string;
                                };
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                title_translated?: {
                                    [key: string]: string;
                                };
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                description_translated?: {
                                    [key: string]: string;
                                };
                            } & {
                                [key: string]: unknown;
                            })[];
                            tags: {
                                id: string;
                                name: string;
                                display_name: string;
                                state: string;
                                vocabulary_id: string | null;
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                display_name_translated?: {
                                    [key: string]: string;
                                };
                            }[];
                            groups: {
                                id: string;
                                name: string;
                                title: string;
                                description: string;
                                display_name: string;
                                image_display_url: string;
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                title_translated?: {
                                    [key: string]: string;
                                };
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                display_name_translated?: {
                                    [key: string]: string;
                                };
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                description_translated?: {
                                    [key: string]: string;
                                };
                            }[];
                            extras: {
                                key: string;
                                value: string;
                            }[];
                            organization: {
                                id: string;
                                name: string;
                                title: string;
                                type: string;
                                description: string;
                                image_url: string;
                                created: string;
                                is_organization: boolean;
                                approval_status: string;
                                state: string;
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                title_translated?: {
                                    [key: string]: string;
                                };
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                description_translated?: {
                                    [key: string]: string;
                                };
                            } | null;
                            relationships_as_subject: {
                                [key: string]: unknown;
                            }[];
                            relationships_as_object: {
                                [key: string]: unknown;
                            }[];
                            sector: string[];
                            source_name: string | null;
                            source_link: string | null;
                            methodology: string | null;
                            data_extraction_page: string | null;
                            similar_datasets: string[];
                            size: number | null;
                            years_covered: string | null;
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            license_title_translated?: {
                                [key: string]: string;
                            };
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            title_translated?: {
                                [key: string]: string;
                            };
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            notes_translated?: {
                                [key: string]: string;
                            };
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            source_name_translated?: {
                                [key: string]: string;
                            };
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            methodology_translated?: {
                                [key: string]: string;
                            };
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
        };
    };
    datastore_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "resource": {
                 *         "package_id": "rainfall-by-district",
                 *         "name": "Rainfall"
                 *       },
                 *       "fields": [
                 *         {
                 *           "id": "district",
                 *           "type": "text"
                 *         },
                 *         {
                 *           "id": "rainfall",
                 *           "type": "numeric",
                 *           "info": {
                 *             "label": "Rainfall",
                 *             "unit": "mm",
                 *             "role": "measure"
                 *           }
                 *         }
                 *       ],
                 *       "records": [
                 *         {
                 *           "district": "Kodagu",
                 *           "rainfall": 2718.4
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    resource_id?: string;
                    /** @description Makes a new resource; needs package_id */
                    resource?: {
                        [key: string]: unknown;
                    };
                    /** @description Columns with type and data dictionary; types left out are guessed */
                    fields?: {
                        id: string;
                        type?: string;
                        info?: {
                            label?: string;
                            /** @description What the column means */
                            notes?: string;
                            unit?: string;
                            role?: "dimension" | "measure" | "time" | "geo";
                            /**
                             * @description Scale of measurement: names, names in an order, figures whose differences count, figures with a true zero
                             * @enum {unknown}
                             */
                            scale?: "nominal" | "ordinal" | "interval" | "ratio";
                            /**
                             * @description Whether the values of several rows may be added up: always, over all but time, or never
                             * @enum {unknown}
                             */
                            additivity?: "additive" | "semi_additive" | "non_additive";
                            /** @description Level of area codes, such as county */
                            level?: string;
                            /** @description Scheme of area codes, such as fips */
                            scheme?: string;
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            label_translated?: {
                                [key: string]: string;
                            };
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            notes_translated?: {
                                [key: string]: string;
                            };
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            unit_translated?: {
                                [key: string]: string;
                            };
                        } & {
                            [key: string]: unknown;
                        };
                    }[];
                    /**
                     * @description Drop the columns that are not in fields
                     * @default false
                     */
                    delete_fields?: boolean;
                    records?: {
                        [key: string]: unknown;
                    }[];
                    /**
                     * @description Give the rows of the records back, with `_id` and all columns as they are now
                     * @default false
                     */
                    include_records?: boolean;
                    primary_key?: string[];
                    aliases?: string[];
                    /** @description Columns, or lists of columns; checked, and not needed for speed */
                    indexes?: (string | string[])[] | null;
                    /** @description Not supported */
                    triggers?: unknown[];
                    /**
                     * @description Accepted; counts are always current
                     * @default false
                     */
                    calculate_record_count?: boolean;
                    /**
                     * @description Also change a table whose resource was not made for editing
                     * @default false
                     */
                    force?: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            resource_id: string;
                            fields: ({
                                id: string;
                                type: string;
                                info?: {
                                    label?: string;
                                    /** @description What the column means */
                                    notes?: string;
                                    unit?: string;
                                    role?: "dimension" | "measure" | "time" | "geo";
                                    /**
                                     * @description Scale of measurement: names, names in an order, figures whose differences count, figures with a true zero
                                     * @enum {unknown}
                                     */
                                    scale?: "nominal" | "ordinal" | "interval" | "ratio";
                                    /**
                                     * @description Whether the values of several rows may be added up: always, over all but time, or never
                                     * @enum {unknown}
                                     */
                                    additivity?: "additive" | "semi_additive" | "non_additive";
                                    /** @description Level of area codes, such as county */
                                    level?: string;
                                    /** @description Scheme of area codes, such as fips */
                                    scheme?: string;
                                    /** @description The text in several languages, such as {"fr": "Naissances"} */
                                    label_translated?: {
                                        [key: string]: string;
                                    };
                                    /** @description The text in several languages, such as {"fr": "Naissances"} */
                                    notes_translated?: {
                                        [key: string]: string;
                                    };
                                    /** @description The text in several languages, such as {"fr": "Naissances"} */
                                    unit_translated?: {
                                        [key: string]: string;
                                    };
                                } & {
                                    [key: string]: unknown;
                                };
                            } & {
                                [key: string]: unknown;
                            })[];
                            primary_key?: string[];
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
        };
    };
    datastore_delete: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "resource_id": "6f0c1f5e-4b0e-4f5c-9d0e-0d3f6a1b2c3d",
                 *       "filters": {
                 *         "district": "Udupi"
                 *       },
                 *       "force": true
                 *     }
                 */
                "application/json": {
                    resource_id?: string;
                    id?: string;
                    /** @description Which rows: {} means all of them; left out or null, the table itself goes */
                    filters?: {
                        [key: string]: unknown;
                    } | null;
                    /**
                     * @description Give the rows back that were deleted
                     * @default false
                     */
                    include_deleted_records?: boolean;
                    /**
                     * @description Accepted; counts are always current
                     * @default false
                     */
                    calculate_record_count?: boolean;
                    /**
                     * @description Also change a table whose resource was not made for editing
                     * @default false
                     */
                    force?: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            resource_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
        };
    };
    datastore_info: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Id of the resource, or an alias */
                    id?: string;
                    /** @description The same as id */
                    resource_id?: string;
                    /**
                     * @description Also list the values of text and date columns
                     * @default false
                     */
                    include_unique?: boolean;
                    /**
                     * @description Also tell which columns hold codes of places, and how many of those are known
                     * @default false
                     */
                    include_places?: boolean;
                    /** @description Language of texts that are written in several, such as fr; others are given as they are */
                    lang?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            meta: {
                                id: string;
                                count: number;
                                table_type: string;
                                /** @description Bytes */
                                size: number;
                                idx_size: number;
                                db_size: number;
                                aliases: string[];
                                version: number;
                            };
                            fields: ({
                                id: string;
                                type: string;
                                info?: {
                                    label?: string;
                                    /** @description What the column means */
                                    notes?: string;
                                    unit?: string;
                                    role?: "dimension" | "measure" | "time" | "geo";
                                    /**
                                     * @description Scale of measurement: names, names in an order, figures whose differences count, figures with a true zero
                                     * @enum {unknown}
                                     */
                                    scale?: "nominal" | "ordinal" | "interval" | "ratio";
                                    /**
                                     * @description Whether the values of several rows may be added up: always, over all but time, or never
                                     * @enum {unknown}
                                     */
                                    additivity?: "additive" | "semi_additive" | "non_additive";
                                    /** @description Level of area codes, such as county */
                                    level?: string;
                                    /** @description Scheme of area codes, such as fips */
                                    scheme?: string;
                                    /** @description The text in several languages, such as {"fr": "Naissances"} */
                                    label_translated?: {
                                        [key: string]: string;
                                    };
                                    /** @description The text in several languages, such as {"fr": "Naissances"} */
                                    notes_translated?: {
                                        [key: string]: string;
                                    };
                                    /** @description The text in several languages, such as {"fr": "Naissances"} */
                                    unit_translated?: {
                                        [key: string]: string;
                                    };
                                } & {
                                    [key: string]: unknown;
                                };
                            } & {
                                [key: string]: unknown;
                            })[];
                            /** @description Each column of place codes, where include_places asks for them */
                            places?: {
                                field: string;
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
                                names_in: string | null;
                                /** @description Different values written there */
                                distinct: number;
                                /** @description How many of them are known */
                                matched: number;
                                /** @description The first 100 that are not, as written in the table */
                                unmatched: {
                                    value: string;
                                    reason: string;
                                }[];
                            }[];
                        };
                    };
                };
            };
        };
    };
    datastore_records_delete: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    resource_id?: string;
                    id?: string;
                    /** @description Which rows; {} means all of them */
                    filters: {
                        [key: string]: unknown;
                    };
                    /**
                     * @description Give the rows back that were deleted
                     * @default false
                     */
                    include_deleted_records?: boolean;
                    /**
                     * @description Accepted; counts are always current
                     * @default false
                     */
                    calculate_record_count?: boolean;
                    /**
                     * @description Also change a table whose resource was not made for editing
                     * @default false
                     */
                    force?: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            resource_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
        };
    };
    datastore_search: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "resource_id": "6f0c1f5e-4b0e-4f5c-9d0e-0d3f6a1b2c3d",
                 *       "filters": {
                 *         "district": [
                 *           "Kodagu",
                 *           "Udupi"
                 *         ]
                 *       },
                 *       "sort": "rainfall desc",
                 *       "limit": 100
                 *     }
                 */
                "application/json": {
                    /** @description Id of the resource, or an alias */
                    resource_id?: string;
                    /** @description The same as resource_id */
                    id?: string;
                    /** @description Values by column; a list means any of them; lt, lte, gt, gte, eq compare, contains finds a text inside; $or, or a list, takes filters of which one has to hold */
                    filters?: {
                        [key: string]: unknown;
                    } | {
                        [key: string]: unknown;
                    }[] | null;
                    /** @description Words to find in any column, or words by column */
                    q?: string | number | {
                        [key: string]: unknown;
                    };
                    /** @description Words that rows must have too, as q has them, without a rank in the answer */
                    full_text?: string | number | {
                        [key: string]: unknown;
                    };
                    /**
                     * @description Take q and full_text as plain words, without operators
                     * @default true
                     */
                    plain?: boolean;
                    /** @description Accepted; words are found as they are written, in any language */
                    language?: string;
                    /** @description Columns to return, all by default */
                    fields?: string[];
                    /**
                     * @description Return each row once
                     * @default false
                     */
                    distinct?: boolean;
                    /** @description For example: year desc, name */
                    sort?: string | string[];
                    /**
                     * @description At most 32000
                     * @default 100
                     */
                    limit?: number;
                    /** @default 0 */
                    offset?: number;
                    /** @default true */
                    include_total?: boolean;
                    /**
                     * @description Adds next_page, the filter of the page after this one, where rows are sorted by _id alone
                     * @default false
                     */
                    include_next_page?: boolean;
                    /**
                     * @description Finds codes of places by the names of the places, too (q and contains), and adds places: what the codes in the answer stand for
                     * @default false
                     */
                    place_names?: boolean;
                    /**
                     * @description Adds how well each row fits q, between 0 and 1, as a column rank, or _rank where the table has a rank of its own
                     * @default true
                     */
                    include_rank?: boolean;
                    /** @description Number of a version, to read the table as it was then */
                    version?: number;
                    total_estimation_threshold?: number | null;
                    /** @default objects */
                    records_format?: "objects" | "lists" | "csv" | "tsv";
                    /** @description Language of texts that are written in several, such as fr; others are given as they are */
                    lang?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            resource_id: string;
                            fields: ({
                                id: string;
                                type: string;
                                info?: {
                                    label?: string;
                                    /** @description What the column means */
                                    notes?: string;
                                    unit?: string;
                                    role?: "dimension" | "measure" | "time" | "geo";
                                    /**
                                     * @description Scale of measurement: names, names in an order, figures whose differences count, figures with a true zero
                                     * @enum {unknown}
                                     */
                                    scale?: "nominal" | "ordinal" | "interval" | "ratio";
                                    /**
                                     * @description Whether the values of several rows may be added up: always, over all but time, or never
                                     * @enum {unknown}
                                     */
                                    additivity?: "additive" | "semi_additive" | "non_additive";
                                    /** @description Level of area codes, such as county */
                                    level?: string;
                                    /** @description Scheme of area codes, such as fips */
                                    scheme?: string;
                                    /** @description The text in several languages, such as {"fr": "Naissances"} */
                                    label_translated?: {
                                        [key: string]: string;
                                    };
                                    /** @description The text in several languages, such as {"fr": "Naissances"} */
                                    notes_translated?: {
                                        [key: string]: string;
                                    };
                                    /** @description The text in several languages, such as {"fr": "Naissances"} */
                                    unit_translated?: {
                                        [key: string]: string;
                                    };
                                } & {
                                    [key: string]: unknown;
                                };
                            } & {
                                [key: string]: unknown;
                            })[];
                            records: {
                                [key: string]: unknown;
                            }[] | unknown[][] | string;
                            /** @description Rows that match, on all pages */
                            total?: number;
                            /** @description The same as total */
                            count?: number;
                            total_was_estimated?: boolean;
                            limit: number;
                            offset?: number;
                            records_format: string;
                            include_total: boolean;
                            next_page?: {
                                [key: string]: unknown;
                            };
                            /** @description Of each column of place codes, where place_names asks for it */
                            places?: {
                                field: string;
                                /** @description The column where the table itself has the names of these places */
                                names_in: string | null;
                                /** @description Each value in the rows, or in the filters */
                                named: {
                                    /** @description As written in the table */
                                    value: string;
                                    /** @description As the scheme writes it, with its zeros */
                                    code: string;
                                    /** @description With the name of what it lies in; null where the code is not known */
                                    name: string | null;
                                }[];
                            }[];
                            _links: {
                                start: string;
                                next: string;
                                prev?: string;
                            };
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
        };
    };
    datastore_search_sql: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "sql": "SELECT district, avg(rainfall) AS mean FROM \"6f0c1f5e-4b0e-4f5c-9d0e-0d3f6a1b2c3d\" GROUP BY district"
                 *     }
                 */
                "application/json": {
                    /** @description One SELECT statement, at most 32,000 rows are returned */
                    sql: string;
                    /**
                     * @description Also say which column holds area codes and where their boundaries are
                     * @default false
                     */
                    geo_result?: boolean;
                    /**
                     * @description Also say which tables were read, and of which version
                     * @default false
                     */
                    include_tables?: boolean;
                    /** @description Language of texts that are written in several, such as fr; others are given as they are */
                    lang?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            sql: string;
                            fields: {
                                id: string;
                                type: string;
                            }[];
                            records: {
                                [key: string]: unknown;
                            }[];
                            records_truncated?: boolean;
                            geo?: {
                                level: string;
                                key_field: string;
                                vintage: string | null;
                                features_url: string | null;
                                unmatched: string[];
                            } | null;
                            /** @description Those that were read, where include_tables asks for them */
                            tables?: {
                                resource_id: string;
                                version: number;
                            }[];
                        };
                    };
                };
            };
        };
    };
    datastore_table_summary: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Id of the resource, or an alias */
                    id?: string;
                    /** @description The same as id */
                    resource_id?: string;
                    /** @description Number of a version, to read the table as it was then */
                    version?: number;
                    /** @description Language of texts that are written in several, such as fr; others are given as they are */
                    lang?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            id: string;
                            row_count: number;
                            column_count: number;
                            columns: {
                                id: string;
                                type: string;
                                label: string | null;
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                label_translated?: {
                                    [key: string]: string;
                                };
                                unit: string | null;
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                unit_translated?: {
                                    [key: string]: string;
                                };
                                role: ("dimension" | "measure" | "time" | "geo") | null;
                                null_count: number;
                                /** @description Of all rows, from 0 to 1 */
                                null_share: number;
                                distinct_count: number;
                                /** @description The table is so long that different values and the median are estimated */
                                is_estimate: boolean;
                                min: unknown;
                                max: unknown;
                                mean: number | null;
                                median: number | null;
                                stdev: number | null;
                                length: {
                                    min: number;
                                    max: number;
                                    mean: number;
                                } | null;
                                top: {
                                    value: unknown;
                                    n: number;
                                }[];
                                histogram: {
                                    from: number | string;
                                    to: number | string;
                                    n: number;
                                }[] | null;
                            }[];
                            time: {
                                field: string;
                                min: unknown;
                                max: unknown;
                            } | null;
                            geo: {
                                scheme: string | null;
                                level: string;
                                field: string;
                                distinct: number;
                                match_rate: number | null;
                            } | null;
                            computed_at: string;
                            version: number;
                        };
                    };
                };
            };
        };
    };
    datastore_upsert: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "resource_id": "6f0c1f5e-4b0e-4f5c-9d0e-0d3f6a1b2c3d",
                 *       "method": "insert",
                 *       "records": [
                 *         {
                 *           "district": "Udupi",
                 *           "rainfall": 4319.7
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    resource_id?: string;
                    id?: string;
                    records?: {
                        [key: string]: unknown;
                    }[];
                    /** @default upsert */
                    method?: "upsert" | "insert" | "update";
                    /**
                     * @description Give the rows of the records back, with `_id` and all columns as they are now
                     * @default false
                     */
                    include_records?: boolean;
                    /**
                     * @description Accepted; counts are always current
                     * @default false
                     */
                    calculate_record_count?: boolean;
                    /**
                     * @description Check everything, change nothing
                     * @default false
                     */
                    dry_run?: boolean;
                    /**
                     * @description Also change a table whose resource was not made for editing
                     * @default false
                     */
                    force?: boolean;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            resource_id: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
        };
    };
    datastore_version_compare: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Id of the resource, or an alias */
                    resource_id?: string;
                    /** @description The same as resource_id */
                    id?: string;
                    /** @description The earlier version */
                    from: number;
                    /** @description The later version */
                    to: number;
                    /** @description Language of texts that are written in several, such as fr; others are given as they are */
                    lang?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            resource_id: string;
                            from: number;
                            to: number;
                            added: number;
                            removed: number;
                            changed: number | null;
                            key: string[] | null;
                            columns: {
                                added: string[];
                                removed: string[];
                                retyped: string[];
                            };
                            /** @description The first rows of each kind, at most ten */
                            samples: {
                                added: {
                                    [key: string]: unknown;
                                }[];
                                removed: {
                                    [key: string]: unknown;
                                }[];
                                changed: {
                                    before: {
                                        [key: string]: unknown;
                                    };
                                    after: {
                                        [key: string]: unknown;
                                    };
                                }[];
                            };
                        };
                    };
                };
            };
        };
    };
    datastore_version_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Id of the resource, or an alias */
                    resource_id?: string;
                    /** @description The same as resource_id */
                    id?: string;
                    /** @default 20 */
                    limit?: number;
                    /** @default 0 */
                    offset?: number;
                    /** @description Language of texts that are written in several, such as fr; others are given as they are */
                    lang?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            resource_id: string;
                            /** @description All versions there were */
                            count: number;
                            limit: number;
                            offset: number;
                            versions: {
                                version: number;
                                created_at: string;
                                row_count: number;
                                byte_size: number;
                                /** @description Whether its rows can still be read */
                                kept: boolean;
                                /** @description Whether its rows are kept for as long as the table is. Of small edits the latest ten are kept, and the last one of each of the latest thirty days with edits */
                                lasts: boolean;
                                current: boolean;
                                operation: string | null;
                                made_by: {
                                    kind: string;
                                    name?: string;
                                    id?: string;
                                } | null;
                                url: string | null;
                            }[];
                        };
                    };
                };
            };
        };
    };
    datastore_version_restore: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Id of the resource, or an alias */
                    resource_id?: string;
                    /** @description The same as resource_id */
                    id?: string;
                    /** @description Number of the version to go back to */
                    version: number;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            resource_id: string;
                            /** @description Number of the new version, which has the rows of the one given */
                            version: number;
                        };
                    };
                };
            };
        };
    };
    desk_task_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    organization?: string | null;
                    kind?: ("review" | "sent_back" | "look" | "import_failed" | "harvest_failed" | "asked" | "question" | "stale" | "low_quality" | "in_review" | "scheduled") | null;
                    limit?: number | null;
                    offset?: number | null;
                    /** @description Language of texts that are written in several, such as fr; others are given as they are */
                    lang?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            /** @description As many points as a description can have */
                            most_points: number;
                            /** @description How many wait for the caller: all but in_review and scheduled */
                            count: number;
                            /** @description Kinds of which there are any, the most pressing first */
                            groups: {
                                /**
                                 * @description review: somebody else has submitted it; sent_back: it came back to the caller; look: rows that the caller has seen and not published; import_failed: the latest import of the caller; harvest_failed: the last run of a source; asked: a question about it that waits for an answer; question: a message of a visitor, to those who read the inbox; stale: its data are older than its frequency says; low_quality: its description is not good; in_review: somebody else has to look at it; scheduled: it is published at a time
                                 * @enum {unknown}
                                 */
                                kind: "review" | "sent_back" | "look" | "import_failed" | "harvest_failed" | "asked" | "question" | "stale" | "low_quality" | "in_review" | "scheduled";
                                count: number;
                                /** @description A page of the kind that was asked for; otherwise the first of each */
                                tasks: {
                                    dataset: {
                                        id: string;
                                        name: string;
                                        title: string;
                                        /** @description The text in several languages, such as {"fr": "Naissances"} */
                                        title_translated?: {
                                            [key: string]: string;
                                        };
                                    } | null;
                                    organization: {
                                        id: string;
                                        name: string;
                                        title: string;
                                        /** @description The text in several languages, such as {"fr": "Naissances"} */
                                        title_translated?: {
                                            [key: string]: string;
                                        };
                                    } | null;
                                    at: string | null;
                                    by: {
                                        id: string;
                                        name: string | null;
                                    } | null;
                                    note: string | null;
                                    frequency: string | null;
                                    renewed_at: string | null;
                                    score: number | null;
                                    missing: string[] | null;
                                    about: {
                                        id: string;
                                        title: string;
                                    } | null;
                                }[];
                            }[];
                        };
                    };
                };
            };
        };
    };
    format_autocomplete: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    q: string;
                    /** @default 5 */
                    limit?: number;
                    /** @description Language of texts that are written in several, such as fr; others are given as they are */
                    lang?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: string[];
                    };
                };
            };
        };
    };
    group_activity_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    limit?: number | null;
                    offset?: number | null;
                    before?: number | null;
                    after?: number | null;
                    /** @description Language of texts that are written in several, such as fr; others are given as they are */
                    lang?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            id: string;
                            /** @description ISO 8601 in UTC with microseconds and no zone */
                            timestamp: string;
                            user_id: string | null;
                            /** @description The id of the dataset */
                            object_id: string;
                            revision_id: null;
                            activity_type: "new package" | "changed package" | "deleted package";
                            /** @description The dataset as it was then: in lists its id, name and title, in activity_show whole */
                            data: {
                                package: {
                                    [key: string]: unknown;
                                };
                            };
                        }[];
                    };
                };
            };
        };
    };
    group_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id?: string | null;
                    name?: string | null;
                    title?: string | null;
                    description?: string | null;
                    image_url?: string | null;
                    clear_upload?: boolean | null;
                    extras?: ({
                        key: string;
                        value: unknown;
                    } & {
                        [key: string]: unknown;
                    })[] | null;
                    title_translated?: {
                        [key: string]: string | null;
                    } | null;
                    description_translated?: {
                        [key: string]: string | null;
                    } | null;
                    requires_review?: boolean | null;
                } & {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            id: string;
                            name: string;
                            title: string;
                            type: string;
                            description: string;
                            image_url: string;
                            created: string;
                            is_organization: boolean;
                            approval_status: string;
                            state: string;
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            title_translated?: {
                                [key: string]: string;
                            };
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            description_translated?: {
                                [key: string]: string;
                            };
                            display_name: string;
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            display_name_translated?: {
                                [key: string]: string;
                            };
                            image_display_url: string;
                            package_count: number | null;
                            num_followers: number;
                            /** @description Of an organisation: whether its datasets are published by a second person */
                            requires_review?: boolean;
                            extras?: {
                                key: string;
                                value: string;
                            }[];
                            users?: {
                                [key: string]: unknown;
                            }[];
                            groups?: {
                                [key: string]: unknown;
                            }[];
                            tags?: {
                                [key: string]: unknown;
                            }[];
                            packages?: {
                                [key: string]: unknown;
                            }[];
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
        };
    };
    group_delete: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: null;
                    };
                };
            };
        };
    };
    group_follower_count: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    /** @description Language of texts that are written in several, such as fr; others are given as they are */
                    lang?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: number;
                    };
                };
            };
        };
    };
    group_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    sort?: string | null;
                    order_by?: string | null;
                    all_fields?: boolean | null;
                    limit?: number | null;
                    offset?: number | null;
                    q?: string | null;
                    include_dataset_count?: boolean | null;
                    include_extras?: boolean | null;
                    include_users?: boolean | null;
                    include_groups?: boolean | null;
                    include_tags?: boolean | null;
                    include_followers?: boolean | null;
                    groups?: string[] | null;
                    /** @description Language of texts that are written in several, such as fr; others are given as they are */
                    lang?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: string[] | ({
                            id: string;
                            name: string;
                            title: string;
                            type: string;
                            description: string;
                            image_url: string;
                            created: string;
                            is_organization: boolean;
                            approval_status: string;
                            state: string;
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            title_translated?: {
                                [key: string]: string;
                            };
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            description_translated?: {
                                [key: string]: string;
                            };
                            display_name: string;
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            display_name_translated?: {
                                [key: string]: string;
                            };
                            image_display_url: string;
                            package_count: number | null;
                            num_followers: number;
                            /** @description Of an organisation: whether its datasets are published by a second person */
                            requires_review?: boolean;
                            extras?: {
                                key: string;
                                value: string;
                            }[];
                            users?: {
                                [key: string]: unknown;
                            }[];
                            groups?: {
                                [key: string]: unknown;
                            }[];
                            tags?: {
                                [key: string]: unknown;
                            }[];
                            packages?: {
                                [key: string]: unknown;
                            }[];
                        } & {
                            [key: string]: unknown;
                        })[];
                    };
                };
            };
        };
    };
    group_list_authz: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    am_member?: boolean | null;
                    available_only?: boolean | null;
                    include_dataset_count?: boolean | null;
                    /** @description Language of texts that are written in several, such as fr; others are given as they are */
                    lang?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: ({
                            id: string;
                            name: string;
                            title: string;
                            type: string;
                            description: string;
                            image_url: string;
                            created: string;
                            is_organization: boolean;
                            approval_status: string;
                            state: string;
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            title_translated?: {
                                [key: string]: string;
                            };
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            description_translated?: {
                                [key: string]: string;
                            };
                            display_name: string;
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            display_name_translated?: {
                                [key: string]: string;
                            };
                            image_display_url: string;
                            package_count: number | null;
                            num_followers: number;
                            /** @description Of an organisation: whether its datasets are published by a second person */
                            requires_review?: boolean;
                            extras?: {
                                key: string;
                                value: string;
                            }[];
                            users?: {
                                [key: string]: unknown;
                            }[];
                            groups?: {
                                [key: string]: unknown;
                            }[];
                            tags?: {
                                [key: string]: unknown;
                            }[];
                            packages?: {
                                [key: string]: unknown;
                            }[];
                            capacity: string;
                        } & {
                            [key: string]: unknown;
                        })[];
                    };
                };
            };
        };
    };
    group_member_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    /** @description Id or e-mail address of a person, or client: with the client_id of a program */
                    username: string;
                    role: "admin" | "editor" | "member";
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            id: string;
                            group_id: string;
                            table_name: string;
                            table_id: string;
                            capacity: string;
                            state: string;
                        };
                    };
                };
            };
        };
    };
    group_member_delete: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    username?: string | null;
                    user_id?: string | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: null;
                    };
                };
            };
        };
    };
    group_package_show: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    limit?: number | null;
                    /** @description Language of texts that are written in several, such as fr; others are given as they are */
                    lang?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: ({
                            id: string;
                            name: string;
                            title: string;
                            notes: string | null;
                            url: string | null;
                            version: string | null;
                            author: string | null;
                            author_email: string | null;
                            maintainer: string | null;
                            maintainer_email: string | null;
                            license_id: string | null;
                            license_title: string | null;
                            license_url: string | null;
                            isopen: boolean;
                            type: string;
                            owner_org: string | null;
                            private: boolean;
                            /** @description active, draft or deleted */
                            state: string;
                            creator_user_id: string | null;
                            metadata_created: string;
                            metadata_modified: string;
                            num_resources: number;
                            num_tags: number;
                            resources: ({
                                id: string;
                                package_id: string;
                                position: number;
                                name: string | null;
                                description: string;
                                url: string;
                                format: string;
                                mimetype: string | null;
                                mimetype_inner: string | null;
                                size: number | null;
                                hash: string;
                                created: string;
                                last_modified: string | null;
                                metadata_modified: string;
                                resource_type: string | null;
                                url_type: string | null;
                                cache_url: string | null;
                                cache_last_updated: string | null;
                                state: string;
                                datastore_active: boolean;
                                /** @description short name in addresses; never changes by itself */
                                sku: string;
                                title: string | null;
                                granularity: string | null;
                                frequency: string | null;
                                /** @description how many columns are measures */
                                no_indicators: number;
                                /** @description visitors find it: it has a table, a file or a link, and is not held back */
                                idp_ready: boolean;
                                /** @description its publisher keeps it out of what visitors find */
                                held_back: boolean;
                                tags: string[];
                                years_covered: string | null;
                                key_columns: string[];
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                name_translated?: {
                                    [key: string]: string;
                                };
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                title_translated?: {
                                    [key: string]: string;
                                };
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                description_translated?: {
                                    [key: string]: string;
                                };
                            } & {
                                [key: string]: unknown;
                            })[];
                            tags: {
                                id: string;
                                name: string;
                                display_name: string;
                                state: string;
                                vocabulary_id: string | null;
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                display_name_translated?: {
                                    [key: string]: string;
                                };
                            }[];
                            groups: {
                                id: string;
                                name: string;
                                title: string;
                                description: string;
                                display_name: string;
                                image_display_url: string;
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                title_translated?: {
                                    [key: string]: string;
                                };
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                display_name_translated?: {
                                    [key: string]: string;
                                };
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                description_translated?: {
                                    [key: string]: string;
                                };
                            }[];
                            extras: {
                                key: string;
                                value: string;
                            }[];
                            organization: {
                                id: string;
                                name: string;
                                title: string;
                                type: string;
                                description: string;
                                image_url: string;
                                created: string;
                                is_organization: boolean;
                                approval_status: string;
                                state: string;
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                title_translated?: {
                                    [key: string]: string;
                                };
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                description_translated?: {
                                    [key: string]: string;
                                };
                            } | null;
                            relationships_as_subject: {
                                [key: string]: unknown;
                            }[];
                            relationships_as_object: {
                                [key: string]: unknown;
                            }[];
                            sector: string[];
                            source_name: string | null;
                            source_link: string | null;
                            methodology: string | null;
                            data_extraction_page: string | null;
                            similar_datasets: string[];
                            size: number | null;
                            years_covered: string | null;
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            license_title_translated?: {
                                [key: string]: string;
                            };
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            title_translated?: {
                                [key: string]: string;
                            };
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            notes_translated?: {
                                [key: string]: string;
                            };
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            source_name_translated?: {
                                [key: string]: string;
                            };
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            methodology_translated?: {
                                [key: string]: string;
                            };
                        } & {
                            [key: string]: unknown;
                        })[];
                    };
                };
            };
        };
    };
    group_patch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    name?: string | null;
                    title?: string | null;
                    description?: string | null;
                    image_url?: string | null;
                    clear_upload?: boolean | null;
                    extras?: ({
                        key: string;
                        value: unknown;
                    } & {
                        [key: string]: unknown;
                    })[] | null;
                    title_translated?: {
                        [key: string]: string | null;
                    } | null;
                    description_translated?: {
                        [key: string]: string | null;
                    } | null;
                    requires_review?: boolean | null;
                } & {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            id: string;
                            name: string;
                            title: string;
                            type: string;
                            description: string;
                            image_url: string;
                            created: string;
                            is_organization: boolean;
                            approval_status: string;
                            state: string;
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            title_translated?: {
                                [key: string]: string;
                            };
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            description_translated?: {
                                [key: string]: string;
                            };
                            display_name: string;
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            display_name_translated?: {
                                [key: string]: string;
                            };
                            image_display_url: string;
                            package_count: number | null;
                            num_followers: number;
                            /** @description Of an organisation: whether its datasets are published by a second person */
                            requires_review?: boolean;
                            extras?: {
                                key: string;
                                value: string;
                            }[];
                            users?: {
                                [key: string]: unknown;
                            }[];
                            groups?: {
                                [key: string]: unknown;
                            }[];
                            tags?: {
                                [key: string]: unknown;
                            }[];
                            packages?: {
                                [key: string]: unknown;
                            }[];
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
        };
    };
    group_purge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: null;
                    };
                };
            };
        };
    };
    group_show: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    include_datasets?: boolean | null;
                    include_dataset_count?: boolean | null;
                    include_extras?: boolean | null;
                    include_users?: boolean | null;
                    include_groups?: boolean | null;
                    include_tags?: boolean | null;
                    include_followers?: boolean | null;
                    /** @description Language of texts that are written in several, such as fr; others are given as they are */
                    lang?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            id: string;
                            name: string;
                            title: string;
                            type: string;
                            description: string;
                            image_url: string;
                            created: string;
                            is_organization: boolean;
                            approval_status: string;
                            state: string;
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            title_translated?: {
                                [key: string]: string;
                            };
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            description_translated?: {
                                [key: string]: string;
                            };
                            display_name: string;
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            display_name_translated?: {
                                [key: string]: string;
                            };
                            image_display_url: string;
                            package_count: number | null;
                            num_followers: number;
                            /** @description Of an organisation: whether its datasets are published by a second person */
                            requires_review?: boolean;
                            extras?: {
                                key: string;
                                value: string;
                            }[];
                            users?: {
                                [key: string]: unknown;
                            }[];
                            groups?: {
                                [key: string]: unknown;
                            }[];
                            tags?: {
                                [key: string]: unknown;
                            }[];
                            packages?: {
                                [key: string]: unknown;
                            }[];
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
        };
    };
    group_update: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id?: string | null;
                    name?: string | null;
                    title?: string | null;
                    description?: string | null;
                    image_url?: string | null;
                    clear_upload?: boolean | null;
                    extras?: ({
                        key: string;
                        value: unknown;
                    } & {
                        [key: string]: unknown;
                    })[] | null;
                    title_translated?: {
                        [key: string]: string | null;
                    } | null;
                    description_translated?: {
                        [key: string]: string | null;
                    } | null;
                    requires_review?: boolean | null;
                } & {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            id: string;
                            name: string;
                            title: string;
                            type: string;
                            description: string;
                            image_url: string;
                            created: string;
                            is_organization: boolean;
                            approval_status: string;
                            state: string;
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            title_translated?: {
                                [key: string]: string;
                            };
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            description_translated?: {
                                [key: string]: string;
                            };
                            display_name: string;
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            display_name_translated?: {
                                [key: string]: string;
                            };
                            image_display_url: string;
                            package_count: number | null;
                            num_followers: number;
                            /** @description Of an organisation: whether its datasets are published by a second person */
                            requires_review?: boolean;
                            extras?: {
                                key: string;
                                value: string;
                            }[];
                            users?: {
                                [key: string]: unknown;
                            }[];
                            groups?: {
                                [key: string]: unknown;
                            }[];
                            tags?: {
                                [key: string]: unknown;
                            }[];
                            packages?: {
                                [key: string]: unknown;
                            }[];
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
        };
    };
    harvest_run_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    limit?: number | null;
                    offset?: number | null;
                    /** @description Language of texts that are written in several, such as fr; others are given as they are */
                    lang?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            count: number;
                            runs: {
                                id: string;
                                source_id: string;
                                /** @enum {unknown} */
                                state: "waiting" | "running" | "done" | "failed" | "stopped";
                                /** @enum {unknown} */
                                phase: "waiting" | "opening" | "datasets" | "tables" | "ended";
                                /** @description Whether somebody asked for it */
                                by_hand: boolean;
                                /** @description Whether it went on after a process that read it had ended */
                                resumed: boolean;
                                stop_asked: boolean;
                                /** @description Whether it went well and the one before it had failed */
                                recovered: boolean;
                                created_at: string;
                                started_at: string | null;
                                finished_at: string | null;
                                /** @description How far it is, of total, in what the phase counts */
                                done: number;
                                total: number;
                                created: number;
                                updated: number;
                                unchanged: number;
                                /** @description Entries that are no datasets */
                                left_out: number;
                                /** @description Datasets that are gone from the source */
                                vanished: number;
                                /** @description Those of them that were deleted here */
                                deleted: number;
                                spared: ("failures" | "most") | null;
                                /** @description Entries that could not be brought here */
                                failed: number;
                                tables_read: number;
                                tables_unchanged: number;
                                tables_failed: number;
                                error: {
                                    code: string;
                                    params: {
                                        [key: string]: string | number;
                                    };
                                    message: string;
                                } | null;
                            }[];
                        };
                    };
                };
            };
        };
    };
    harvest_run_show: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    /** @description Language of texts that are written in several, such as fr; others are given as they are */
                    lang?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            id: string;
                            source_id: string;
                            /** @enum {unknown} */
                            state: "waiting" | "running" | "done" | "failed" | "stopped";
                            /** @enum {unknown} */
                            phase: "waiting" | "opening" | "datasets" | "tables" | "ended";
                            /** @description Whether somebody asked for it */
                            by_hand: boolean;
                            /** @description Whether it went on after a process that read it had ended */
                            resumed: boolean;
                            stop_asked: boolean;
                            /** @description Whether it went well and the one before it had failed */
                            recovered: boolean;
                            created_at: string;
                            started_at: string | null;
                            finished_at: string | null;
                            /** @description How far it is, of total, in what the phase counts */
                            done: number;
                            total: number;
                            created: number;
                            updated: number;
                            unchanged: number;
                            /** @description Entries that are no datasets */
                            left_out: number;
                            /** @description Datasets that are gone from the source */
                            vanished: number;
                            /** @description Those of them that were deleted here */
                            deleted: number;
                            spared: ("failures" | "most") | null;
                            /** @description Entries that could not be brought here */
                            failed: number;
                            tables_read: number;
                            tables_unchanged: number;
                            tables_failed: number;
                            error: {
                                code: string;
                                params: {
                                    [key: string]: string | number;
                                };
                                message: string;
                            } | null;
                            /** @description The first 200 datasets that were changed, or are gone */
                            changes: {
                                /** @enum {unknown} */
                                kind: "created" | "updated" | "vanished" | "deleted";
                                id: string;
                                title: string;
                            }[];
                            /** @description The first 200 entries and files that failed */
                            failures: {
                                /** @description Where it stands in the source, with its name there */
                                place: string;
                                reason: string;
                                dataset: string | null;
                            }[];
                        };
                    };
                };
            };
        };
    };
    harvest_source_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description A CKAN site, a dump of one, DCAT as data.json or JSON-LD, a data package, or one file with a table */
                    url: string;
                    owner_org: string;
                    title?: string | null;
                    kind?: ("auto" | "ckan" | "dcat" | "data_package" | "file") | null;
                    schedule?: ("manual" | "hourly" | "daily" | "weekly" | "monthly") | null;
                    tables?: boolean | null;
                    prune?: boolean | null;
                    paused?: boolean | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            id: string;
                            url: string;
                            title: string;
                            /** @enum {unknown} */
                            kind: "auto" | "ckan" | "dcat" | "data_package" | "file";
                            owner_org: string;
                            organization: {
                                id: string;
                                name: string;
                                title: string;
                            } | null;
                            /** @enum {unknown} */
                            schedule: "manual" | "hourly" | "daily" | "weekly" | "monthly";
                            tables: boolean;
                            prune: boolean;
                            paused: boolean;
                            next_run_at: string | null;
                            /** @description Runs in a row that failed */
                            failures: number;
                            /** @description How many datasets it has here */
                            datasets: number;
                            created_at: string;
                            modified_at: string;
                            last_run: {
                                id: string;
                                source_id: string;
                                /** @enum {unknown} */
                                state: "waiting" | "running" | "done" | "failed" | "stopped";
                                /** @enum {unknown} */
                                phase: "waiting" | "opening" | "datasets" | "tables" | "ended";
                                /** @description Whether somebody asked for it */
                                by_hand: boolean;
                                /** @description Whether it went on after a process that read it had ended */
                                resumed: boolean;
                                stop_asked: boolean;
                                /** @description Whether it went well and the one before it had failed */
                                recovered: boolean;
                                created_at: string;
                                started_at: string | null;
                                finished_at: string | null;
                                /** @description How far it is, of total, in what the phase counts */
                                done: number;
                                total: number;
                                created: number;
                                updated: number;
                                unchanged: number;
                                /** @description Entries that are no datasets */
                                left_out: number;
                                /** @description Datasets that are gone from the source */
                                vanished: number;
                                /** @description Those of them that were deleted here */
                                deleted: number;
                                spared: ("failures" | "most") | null;
                                /** @description Entries that could not be brought here */
                                failed: number;
                                tables_read: number;
                                tables_unchanged: number;
                                tables_failed: number;
                                error: {
                                    code: string;
                                    params: {
                                        [key: string]: string | number;
                                    };
                                    message: string;
                                } | null;
                            } | null;
                        };
                    };
                };
            };
        };
    };
    harvest_source_delete: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    /**
                     * @description keep: they stay as they are; delete: they go to the bin, where they can be restored for 30 days
                     * @enum {unknown}
                     */
                    datasets: "keep" | "delete";
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            /** @description How many datasets were deleted */
                            datasets: number;
                        };
                    };
                };
            };
        };
    };
    harvest_source_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    organization?: string | null;
                    limit?: number | null;
                    offset?: number | null;
                    /** @description Language of texts that are written in several, such as fr; others are given as they are */
                    lang?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            count: number;
                            sources: {
                                id: string;
                                url: string;
                                title: string;
                                /** @enum {unknown} */
                                kind: "auto" | "ckan" | "dcat" | "data_package" | "file";
                                owner_org: string;
                                organization: {
                                    id: string;
                                    name: string;
                                    title: string;
                                } | null;
                                /** @enum {unknown} */
                                schedule: "manual" | "hourly" | "daily" | "weekly" | "monthly";
                                tables: boolean;
                                prune: boolean;
                                paused: boolean;
                                next_run_at: string | null;
                                /** @description Runs in a row that failed */
                                failures: number;
                                /** @description How many datasets it has here */
                                datasets: number;
                                created_at: string;
                                modified_at: string;
                                last_run: {
                                    id: string;
                                    source_id: string;
                                    /** @enum {unknown} */
                                    state: "waiting" | "running" | "done" | "failed" | "stopped";
                                    /** @enum {unknown} */
                                    phase: "waiting" | "opening" | "datasets" | "tables" | "ended";
                                    /** @description Whether somebody asked for it */
                                    by_hand: boolean;
                                    /** @description Whether it went on after a process that read it had ended */
                                    resumed: boolean;
                                    stop_asked: boolean;
                                    /** @description Whether it went well and the one before it had failed */
                                    recovered: boolean;
                                    created_at: string;
                                    started_at: string | null;
                                    finished_at: string | null;
                                    /** @description How far it is, of total, in what the phase counts */
                                    done: number;
                                    total: number;
                                    created: number;
                                    updated: number;
                                    unchanged: number;
                                    /** @description Entries that are no datasets */
                                    left_out: number;
                                    /** @description Datasets that are gone from the source */
                                    vanished: number;
                                    /** @description Those of them that were deleted here */
                                    deleted: number;
                                    spared: ("failures" | "most") | null;
                                    /** @description Entries that could not be brought here */
                                    failed: number;
                                    tables_read: number;
                                    tables_unchanged: number;
                                    tables_failed: number;
                                    error: {
                                        code: string;
                                        params: {
                                            [key: string]: string | number;
                                        };
                                        message: string;
                                    } | null;
                                } | null;
                            }[];
                        };
                    };
                };
            };
        };
    };
    harvest_source_run: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            id: string;
                            source_id: string;
                            /** @enum {unknown} */
                            state: "waiting" | "running" | "done" | "failed" | "stopped";
                            /** @enum {unknown} */
                            phase: "waiting" | "opening" | "datasets" | "tables" | "ended";
                            /** @description Whether somebody asked for it */
                            by_hand: boolean;
                            /** @description Whether it went on after a process that read it had ended */
                            resumed: boolean;
                            stop_asked: boolean;
                            /** @description Whether it went well and the one before it had failed */
                            recovered: boolean;
                            created_at: string;
                            started_at: string | null;
                            finished_at: string | null;
                            /** @description How far it is, of total, in what the phase counts */
                            done: number;
                            total: number;
                            created: number;
                            updated: number;
                            unchanged: number;
                            /** @description Entries that are no datasets */
                            left_out: number;
                            /** @description Datasets that are gone from the source */
                            vanished: number;
                            /** @description Those of them that were deleted here */
                            deleted: number;
                            spared: ("failures" | "most") | null;
                            /** @description Entries that could not be brought here */
                            failed: number;
                            tables_read: number;
                            tables_unchanged: number;
                            tables_failed: number;
                            error: {
                                code: string;
                                params: {
                                    [key: string]: string | number;
                                };
                                message: string;
                            } | null;
                        };
                    };
                };
            };
        };
    };
    harvest_source_show: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    /** @description Language of texts that are written in several, such as fr; others are given as they are */
                    lang?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            id: string;
                            url: string;
                            title: string;
                            /** @enum {unknown} */
                            kind: "auto" | "ckan" | "dcat" | "data_package" | "file";
                            owner_org: string;
                            organization: {
                                id: string;
                                name: string;
                                title: string;
                            } | null;
                            /** @enum {unknown} */
                            schedule: "manual" | "hourly" | "daily" | "weekly" | "monthly";
                            tables: boolean;
                            prune: boolean;
                            paused: boolean;
                            next_run_at: string | null;
                            /** @description Runs in a row that failed */
                            failures: number;
                            /** @description How many datasets it has here */
                            datasets: number;
                            created_at: string;
                            modified_at: string;
                            last_run: {
                                id: string;
                                source_id: string;
                                /** @enum {unknown} */
                                state: "waiting" | "running" | "done" | "failed" | "stopped";
                                /** @enum {unknown} */
                                phase: "waiting" | "opening" | "datasets" | "tables" | "ended";
                                /** @description Whether somebody asked for it */
                                by_hand: boolean;
                                /** @description Whether it went on after a process that read it had ended */
                                resumed: boolean;
                                stop_asked: boolean;
                                /** @description Whether it went well and the one before it had failed */
                                recovered: boolean;
                                created_at: string;
                                started_at: string | null;
                                finished_at: string | null;
                                /** @description How far it is, of total, in what the phase counts */
                                done: number;
                                total: number;
                                created: number;
                                updated: number;
                                unchanged: number;
                                /** @description Entries that are no datasets */
                                left_out: number;
                                /** @description Datasets that are gone from the source */
                                vanished: number;
                                /** @description Those of them that were deleted here */
                                deleted: number;
                                spared: ("failures" | "most") | null;
                                /** @description Entries that could not be brought here */
                                failed: number;
                                tables_read: number;
                                tables_unchanged: number;
                                tables_failed: number;
                                error: {
                                    code: string;
                                    params: {
                                        [key: string]: string | number;
                                    };
                                    message: string;
                                } | null;
                            } | null;
                        };
                    };
                };
            };
        };
    };
    harvest_source_stop: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            id: string;
                            source_id: string;
                            /** @enum {unknown} */
                            state: "waiting" | "running" | "done" | "failed" | "stopped";
                            /** @enum {unknown} */
                            phase: "waiting" | "opening" | "datasets" | "tables" | "ended";
                            /** @description Whether somebody asked for it */
                            by_hand: boolean;
                            /** @description Whether it went on after a process that read it had ended */
                            resumed: boolean;
                            stop_asked: boolean;
                            /** @description Whether it went well and the one before it had failed */
                            recovered: boolean;
                            created_at: string;
                            started_at: string | null;
                            finished_at: string | null;
                            /** @description How far it is, of total, in what the phase counts */
                            done: number;
                            total: number;
                            created: number;
                            updated: number;
                            unchanged: number;
                            /** @description Entries that are no datasets */
                            left_out: number;
                            /** @description Datasets that are gone from the source */
                            vanished: number;
                            /** @description Those of them that were deleted here */
                            deleted: number;
                            spared: ("failures" | "most") | null;
                            /** @description Entries that could not be brought here */
                            failed: number;
                            tables_read: number;
                            tables_unchanged: number;
                            tables_failed: number;
                            error: {
                                code: string;
                                params: {
                                    [key: string]: string | number;
                                };
                                message: string;
                            } | null;
                        };
                    };
                };
            };
        };
    };
    harvest_source_update: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    if_revision?: string | null;
                    /** @description A CKAN site, a dump of one, DCAT as data.json or JSON-LD, a data package, or one file with a table */
                    url?: string;
                    title?: string | null;
                    kind?: ("auto" | "ckan" | "dcat" | "data_package" | "file") | null;
                    schedule?: ("manual" | "hourly" | "daily" | "weekly" | "monthly") | null;
                    tables?: boolean | null;
                    prune?: boolean | null;
                    paused?: boolean | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            id: string;
                            url: string;
                            title: string;
                            /** @enum {unknown} */
                            kind: "auto" | "ckan" | "dcat" | "data_package" | "file";
                            owner_org: string;
                            organization: {
                                id: string;
                                name: string;
                                title: string;
                            } | null;
                            /** @enum {unknown} */
                            schedule: "manual" | "hourly" | "daily" | "weekly" | "monthly";
                            tables: boolean;
                            prune: boolean;
                            paused: boolean;
                            next_run_at: string | null;
                            /** @description Runs in a row that failed */
                            failures: number;
                            /** @description How many datasets it has here */
                            datasets: number;
                            created_at: string;
                            modified_at: string;
                            last_run: {
                                id: string;
                                source_id: string;
                                /** @enum {unknown} */
                                state: "waiting" | "running" | "done" | "failed" | "stopped";
                                /** @enum {unknown} */
                                phase: "waiting" | "opening" | "datasets" | "tables" | "ended";
                                /** @description Whether somebody asked for it */
                                by_hand: boolean;
                                /** @description Whether it went on after a process that read it had ended */
                                resumed: boolean;
                                stop_asked: boolean;
                                /** @description Whether it went well and the one before it had failed */
                                recovered: boolean;
                                created_at: string;
                                started_at: string | null;
                                finished_at: string | null;
                                /** @description How far it is, of total, in what the phase counts */
                                done: number;
                                total: number;
                                created: number;
                                updated: number;
                                unchanged: number;
                                /** @description Entries that are no datasets */
                                left_out: number;
                                /** @description Datasets that are gone from the source */
                                vanished: number;
                                /** @description Those of them that were deleted here */
                                deleted: number;
                                spared: ("failures" | "most") | null;
                                /** @description Entries that could not be brought here */
                                failed: number;
                                tables_read: number;
                                tables_unchanged: number;
                                tables_failed: number;
                                error: {
                                    code: string;
                                    params: {
                                        [key: string]: string | number;
                                    };
                                    message: string;
                                } | null;
                            } | null;
                        };
                    };
                };
            };
        };
    };
    help_show: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "package_search"
                 *     }
                 */
                "application/json": {
                    /** @description Name of the action */
                    name: string;
                    /** @description Language of texts that are written in several, such as fr; others are given as they are */
                    lang?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: string;
                    };
                };
            };
        };
    };
    license_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Language of texts that are written in several, such as fr; others are given as they are */
                    lang?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            id: string;
                            title: string;
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            title_translated?: {
                                [key: string]: string;
                            };
                            url: string;
                            isopen: boolean;
                            is_generic: boolean;
                            domain_content: boolean;
                            domain_data: boolean;
                            domain_software: boolean;
                            family: string;
                            maintainer: string;
                            od_conformance: string;
                            osd_conformance: string;
                            status: string;
                        }[];
                    };
                };
            };
        };
    };
    member_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    /** @description A person, by id, by e-mail address or as client: with a client_id; a dataset, by id or name */
                    object: string;
                    /** @description user or package */
                    object_type: string;
                    /** @description admin, editor or member; of a dataset any word, which has no effect */
                    capacity: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            id: string;
                            group_id: string;
                            table_name: string;
                            table_id: string;
                            capacity: string;
                            state: string;
                        };
                    };
                };
            };
        };
    };
    member_delete: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    /** @description A person, by id, by e-mail address or as client: with a client_id; a dataset, by id or name */
                    object: string;
                    /** @description user or package */
                    object_type: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: null;
                    };
                };
            };
        };
    };
    member_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    object_type?: string | null;
                    capacity?: string | null;
                    limit?: number | null;
                    offset?: number | null;
                    /** @description Language of texts that are written in several, such as fr; others are given as they are */
                    lang?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: string[][];
                    };
                };
            };
        };
    };
    member_roles_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    group_type?: string | null;
                    /** @description Language of texts that are written in several, such as fr; others are given as they are */
                    lang?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            text: string;
                            value: string;
                        }[];
                    };
                };
            };
        };
    };
    organization_activity_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    limit?: number | null;
                    offset?: number | null;
                    before?: number | null;
                    after?: number | null;
                    /** @description Language of texts that are written in several, such as fr; others are given as they are */
                    lang?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            id: string;
                            /** @description ISO 8601 in UTC with microseconds and no zone */
                            timestamp: string;
                            user_id: string | null;
                            /** @description The id of the dataset */
                            object_id: string;
                            revision_id: null;
                            activity_type: "new package" | "changed package" | "deleted package";
                            /** @description The dataset as it was then: in lists its id, name and title, in activity_show whole */
                            data: {
                                package: {
                                    [key: string]: unknown;
                                };
                            };
                        }[];
                    };
                };
            };
        };
    };
    organization_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "weather-office",
                 *       "title": "Weather office"
                 *     }
                 */
                "application/json": {
                    id?: string | null;
                    name?: string | null;
                    title?: string | null;
                    description?: string | null;
                    image_url?: string | null;
                    clear_upload?: boolean | null;
                    extras?: ({
                        key: string;
                        value: unknown;
                    } & {
                        [key: string]: unknown;
                    })[] | null;
                    title_translated?: {
                        [key: string]: string | null;
                    } | null;
                    description_translated?: {
                        [key: string]: string | null;
                    } | null;
                    requires_review?: boolean | null;
                } & {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            id: string;
                            name: string;
                            title: string;
                            type: string;
                            description: string;
                            image_url: string;
                            created: string;
                            is_organization: boolean;
                            approval_status: string;
                            state: string;
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            title_translated?: {
                                [key: string]: string;
                            };
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            description_translated?: {
                                [key: string]: string;
                            };
                            display_name: string;
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            display_name_translated?: {
                                [key: string]: string;
                            };
                            image_display_url: string;
                            package_count: number | null;
                            num_followers: number;
                            /** @description Of an organisation: whether its datasets are published by a second person */
                            requires_review?: boolean;
                            extras?: {
                                key: string;
                                value: string;
                            }[];
                            users?: {
                                [key: string]: unknown;
                            }[];
                            groups?: {
                                [key: string]: unknown;
                            }[];
                            tags?: {
                                [key: string]: unknown;
                            }[];
                            packages?: {
                                [key: string]: unknown;
                            }[];
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
        };
    };
    organization_delete: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: null;
                    };
                };
            };
        };
    };
    organization_figures: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    from?: string | null;
                    to?: string | null;
                    limit?: number | null;
                    offset?: number | null;
                    /** @description Language of texts that are written in several, such as fr; others are given as they are */
                    lang?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            since: string | null;
                            from: string;
                            to: string;
                            datasets: {
                                id: string;
                                name: string;
                                title: string;
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                title_translated?: {
                                    [key: string]: string;
                                };
                                /** @description Pages of the dataset and its tables that browsers asked for */
                                view: number;
                                /** @description Files that were given */
                                download: number;
                                /** @description Questions of programs to the dataset or one of its tables */
                                api_call: number;
                                /** @description Charts of its tables that people saved */
                                chart: number;
                            }[];
                        };
                    };
                };
            };
        };
    };
    organization_follower_count: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    /** @description Language of texts that are written in several, such as fr; others are given as they are */
                    lang?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: number;
                    };
                };
            };
        };
    };
    organization_holdings: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    /** @description Language of texts that are written in several, such as fr; others are given as they are */
                    lang?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            datasets: {
                                public: number;
                                private: number;
                                drafts: number;
                                /** @description Those in the bin */
                                deleted: number;
                            };
                            people: {
                                admin: number;
                                editor: number;
                                member: number;
                            };
                            /** @description Addresses that datasets are harvested from */
                            sources: number;
                            /** @description People who follow it */
                            followers: number;
                            /** @description What it follows for all its members */
                            team_follows: number;
                            /** @description Names it had, which lead to it */
                            former_names: string[];
                        };
                    };
                };
            };
        };
    };
    organization_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "all_fields": true,
                 *       "sort": "package_count desc"
                 *     }
                 */
                "application/json": {
                    sort?: string | null;
                    order_by?: string | null;
                    all_fields?: boolean | null;
                    limit?: number | null;
                    offset?: number | null;
                    q?: string | null;
                    include_dataset_count?: boolean | null;
                    include_extras?: boolean | null;
                    include_users?: boolean | null;
                    include_groups?: boolean | null;
                    include_tags?: boolean | null;
                    include_followers?: boolean | null;
                    ext_listed_only?: boolean | null;
                    organizations?: string[] | null;
                    /** @description Language of texts that are written in several, such as fr; others are given as they are */
                    lang?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: string[] | ({
                            id: string;
                            name: string;
                            title: string;
                            type: string;
                            description: string;
                            image_url: string;
                            created: string;
                            is_organization: boolean;
                            approval_status: string;
                            state: string;
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            title_translated?: {
                                [key: string]: string;
                            };
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            description_translated?: {
                                [key: string]: string;
                            };
                            display_name: string;
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            display_name_translated?: {
                                [key: string]: string;
                            };
                            image_display_url: string;
                            package_count: number | null;
                            num_followers: number;
                            /** @description Of an organisation: whether its datasets are published by a second person */
                            requires_review?: boolean;
                            extras?: {
                                key: string;
                                value: string;
                            }[];
                            users?: {
                                [key: string]: unknown;
                            }[];
                            groups?: {
                                [key: string]: unknown;
                            }[];
                            tags?: {
                                [key: string]: unknown;
                            }[];
                            packages?: {
                                [key: string]: unknown;
                            }[];
                        } & {
                            [key: string]: unknown;
                        })[];
                    };
                };
            };
        };
    };
    organization_list_for_user: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id?: string | null;
                    permission?: string | null;
                    include_dataset_count?: boolean | null;
                    /** @description Language of texts that are written in several, such as fr; others are given as they are */
                    lang?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: ({
                            id: string;
                            name: string;
                            title: string;
                            type: string;
                            description: string;
                            image_url: string;
                            created: string;
                            is_organization: boolean;
                            approval_status: string;
                            state: string;
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            title_translated?: {
                                [key: string]: string;
                            };
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            description_translated?: {
                                [key: string]: string;
                            };
                            display_name: string;
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            display_name_translated?: {
                                [key: string]: string;
                            };
                            image_display_url: string;
                            package_count: number | null;
                            num_followers: number;
                            /** @description Of an organisation: whether its datasets are published by a second person */
                            requires_review?: boolean;
                            extras?: {
                                key: string;
                                value: string;
                            }[];
                            users?: {
                                [key: string]: unknown;
                            }[];
                            groups?: {
                                [key: string]: unknown;
                            }[];
                            tags?: {
                                [key: string]: unknown;
                            }[];
                            packages?: {
                                [key: string]: unknown;
                            }[];
                            capacity: string;
                        } & {
                            [key: string]: unknown;
                        })[];
                    };
                };
            };
        };
    };
    organization_member_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    /** @description Id or e-mail address of a person, or client: with the client_id of a program */
                    username: string;
                    role: "admin" | "editor" | "member";
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            id: string;
                            group_id: string;
                            table_name: string;
                            table_id: string;
                            capacity: string;
                            state: string;
                        };
                    };
                };
            };
        };
    };
    organization_member_delete: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    username?: string | null;
                    user_id?: string | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: null;
                    };
                };
            };
        };
    };
    organization_merge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    into: string;
                    dry_run?: boolean | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            from: {
                                id: string;
                                name: string;
                                title: string;
                            };
                            into: {
                                id: string;
                                name: string;
                                title: string;
                            };
                            moved: {
                                datasets: {
                                    public: number;
                                    private: number;
                                    drafts: number;
                                    /** @description Those in the bin */
                                    deleted: number;
                                };
                                people: {
                                    admin: number;
                                    editor: number;
                                    member: number;
                                };
                                /** @description Addresses that datasets are harvested from */
                                sources: number;
                                /** @description People who follow it */
                                followers: number;
                                /** @description What it follows for all its members */
                                team_follows: number;
                                /** @description Names it had, which lead to it */
                                former_names: string[];
                            };
                            /** @description Those whose role in the organisation that stays rises, the first hundred */
                            people: {
                                id: string;
                                name: string | null;
                                before: ("admin" | "editor" | "member") | null;
                                role: "admin" | "editor" | "member";
                            }[];
                            /** @description How many they are */
                            people_count: number;
                            /** @description Whether the datasets that move are published by a second person */
                            requires_review: {
                                before: boolean;
                                after: boolean;
                            };
                        };
                    };
                };
            };
        };
    };
    organization_patch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    name?: string | null;
                    title?: string | null;
                    description?: string | null;
                    image_url?: string | null;
                    clear_upload?: boolean | null;
                    extras?: ({
                        key: string;
                        value: unknown;
                    } & {
                        [key: string]: unknown;
                    })[] | null;
                    title_translated?: {
                        [key: string]: string | null;
                    } | null;
                    description_translated?: {
                        [key: string]: string | null;
                    } | null;
                    requires_review?: boolean | null;
                } & {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            id: string;
                            name: string;
                            title: string;
                            type: string;
                            description: string;
                            image_url: string;
                            created: string;
                            is_organization: boolean;
                            approval_status: string;
                            state: string;
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            title_translated?: {
                                [key: string]: string;
                            };
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            description_translated?: {
                                [key: string]: string;
                            };
                            display_name: string;
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            display_name_translated?: {
                                [key: string]: string;
                            };
                            image_display_url: string;
                            package_count: number | null;
                            num_followers: number;
                            /** @description Of an organisation: whether its datasets are published by a second person */
                            requires_review?: boolean;
                            extras?: {
                                key: string;
                                value: string;
                            }[];
                            users?: {
                                [key: string]: unknown;
                            }[];
                            groups?: {
                                [key: string]: unknown;
                            }[];
                            tags?: {
                                [key: string]: unknown;
                            }[];
                            packages?: {
                                [key: string]: unknown;
                            }[];
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
        };
    };
    organization_people_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    after?: string | null;
                    limit?: number | null;
                    /** @description Language of texts that are written in several, such as fr; others are given as they are */
                    lang?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            people: {
                                id: string;
                                role: "admin" | "editor" | "member";
                                name: string | null;
                                email: string | null;
                                has_signed_in: boolean | null;
                            }[];
                            next: string | null;
                        };
                    };
                };
            };
        };
    };
    organization_purge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: null;
                    };
                };
            };
        };
    };
    organization_show: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "us-bureau-of-labor-statistics"
                 *     }
                 */
                "application/json": {
                    id: string;
                    include_datasets?: boolean | null;
                    include_dataset_count?: boolean | null;
                    include_extras?: boolean | null;
                    include_users?: boolean | null;
                    include_groups?: boolean | null;
                    include_tags?: boolean | null;
                    include_followers?: boolean | null;
                    /** @description Language of texts that are written in several, such as fr; others are given as they are */
                    lang?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            id: string;
                            name: string;
                            title: string;
                            type: string;
                            description: string;
                            image_url: string;
                            created: string;
                            is_organization: boolean;
                            approval_status: string;
                            state: string;
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            title_translated?: {
                                [key: string]: string;
                            };
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            description_translated?: {
                                [key: string]: string;
                            };
                            display_name: string;
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            display_name_translated?: {
                                [key: string]: string;
                            };
                            image_display_url: string;
                            package_count: number | null;
                            num_followers: number;
                            /** @description Of an organisation: whether its datasets are published by a second person */
                            requires_review?: boolean;
                            extras?: {
                                key: string;
                                value: string;
                            }[];
                            users?: {
                                [key: string]: unknown;
                            }[];
                            groups?: {
                                [key: string]: unknown;
                            }[];
                            tags?: {
                                [key: string]: unknown;
                            }[];
                            packages?: {
                                [key: string]: unknown;
                            }[];
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
        };
    };
    organization_update: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id?: string | null;
                    name?: string | null;
                    title?: string | null;
                    description?: string | null;
                    image_url?: string | null;
                    clear_upload?: boolean | null;
                    extras?: ({
                        key: string;
                        value: unknown;
                    } & {
                        [key: string]: unknown;
                    })[] | null;
                    title_translated?: {
                        [key: string]: string | null;
                    } | null;
                    description_translated?: {
                        [key: string]: string | null;
                    } | null;
                    requires_review?: boolean | null;
                } & {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            id: string;
                            name: string;
                            title: string;
                            type: string;
                            description: string;
                            image_url: string;
                            created: string;
                            is_organization: boolean;
                            approval_status: string;
                            state: string;
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            title_translated?: {
                                [key: string]: string;
                            };
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            description_translated?: {
                                [key: string]: string;
                            };
                            display_name: string;
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            display_name_translated?: {
                                [key: string]: string;
                            };
                            image_display_url: string;
                            package_count: number | null;
                            num_followers: number;
                            /** @description Of an organisation: whether its datasets are published by a second person */
                            requires_review?: boolean;
                            extras?: {
                                key: string;
                                value: string;
                            }[];
                            users?: {
                                [key: string]: unknown;
                            }[];
                            groups?: {
                                [key: string]: unknown;
                            }[];
                            tags?: {
                                [key: string]: unknown;
                            }[];
                            packages?: {
                                [key: string]: unknown;
                            }[];
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
        };
    };
    package_activity_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    limit?: number | null;
                    offset?: number | null;
                    before?: number | null;
                    after?: number | null;
                    /** @description Language of texts that are written in several, such as fr; others are given as they are */
                    lang?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            id: string;
                            /** @description ISO 8601 in UTC with microseconds and no zone */
                            timestamp: string;
                            user_id: string | null;
                            /** @description The id of the dataset */
                            object_id: string;
                            revision_id: null;
                            activity_type: "new package" | "changed package" | "deleted package";
                            /** @description The dataset as it was then: in lists its id, name and title, in activity_show whole */
                            data: {
                                package: {
                                    [key: string]: unknown;
                                };
                            };
                        }[];
                    };
                };
            };
        };
    };
    package_autocomplete: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "q": "emp"
                 *     }
                 */
                "application/json": {
                    q: string;
                    /** @default 10 */
                    limit?: number;
                    /** @description Language of texts that are written in several, such as fr; others are given as they are */
                    lang?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            name: string;
                            title: string;
                            match_field: string;
                            match_displayed: string;
                        }[];
                    };
                };
            };
        };
    };
    package_collaborator_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    /** @description Id or e-mail address of a person, or client: with the client_id of a program */
                    user_id: string;
                    capacity: "admin" | "editor" | "member";
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            package_id: string;
                            user_id: string;
                            capacity: string;
                            modified: string | null;
                        };
                    };
                };
            };
        };
    };
    package_collaborator_delete: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    /** @description Id or e-mail address of a person, or client: with the client_id of a program */
                    user_id: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: null;
                    };
                };
            };
        };
    };
    package_collaborator_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    capacity?: ("admin" | "editor" | "member") | null;
                    /** @description Language of texts that are written in several, such as fr; others are given as they are */
                    lang?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            package_id: string;
                            user_id: string;
                            capacity: string;
                            modified: string | null;
                            name: string | null;
                            email: string | null;
                        }[];
                    };
                };
            };
        };
    };
    package_collaborator_list_for_user: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Id or e-mail address of a person, or client: with the client_id of a program */
                    id: string;
                    capacity?: ("admin" | "editor" | "member") | null;
                    /** @description Language of texts that are written in several, such as fr; others are given as they are */
                    lang?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            package_id: string;
                            user_id: string;
                            capacity: string;
                            modified: string | null;
                        }[];
                    };
                };
            };
        };
    };
    package_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "name": "rainfall-by-district",
                 *       "title": "Rainfall by district",
                 *       "owner_org": "weather-office",
                 *       "notes": "Monthly rainfall of every district, in millimetres.",
                 *       "license_id": "cc-by",
                 *       "sector": [
                 *         "Environment"
                 *       ],
                 *       "tags": [
                 *         {
                 *           "name": "rainfall"
                 *         }
                 *       ]
                 *     }
                 */
                "application/json": {
                    id?: string | null;
                    name?: string | null;
                    title?: string | null;
                    notes?: string | null;
                    url?: string | null;
                    version?: string | null;
                    author?: string | null;
                    author_email?: string | null;
                    maintainer?: string | null;
                    maintainer_email?: string | null;
                    license_id?: string | null;
                    type?: string | null;
                    owner_org?: string | null;
                    private?: boolean | null;
                    state?: ("active" | "draft" | "deleted") | null;
                    metadata_created?: string | null;
                    metadata_modified?: string | null;
                    resources?: ({
                        id?: string | null;
                        name?: string | null;
                        title?: string | null;
                        description?: string | null;
                        url?: string | null;
                        format?: string | null;
                        mimetype?: string | null;
                        mimetype_inner?: string | null;
                        size?: number | null;
                        hash?: string | null;
                        created?: string | null;
                        last_modified?: string | null;
                        resource_type?: string | null;
                        url_type?: string | null;
                        cache_url?: string | null;
                        cache_last_updated?: string | null;
                        sku?: string | null;
                        granularity?: string | null;
                        frequency?: string | null;
                        no_indicators?: number | null;
                        idp_ready?: boolean | null;
                        held_back?: boolean | null;
                        tags?: string[] | null;
                        years_covered?: string | null;
                        key_columns?: string[] | null;
                        name_translated?: {
                            [key: string]: string | null;
                        } | null;
                        title_translated?: {
                            [key: string]: string | null;
                        } | null;
                        description_translated?: {
                            [key: string]: string | null;
                        } | null;
                    } & {
                        [key: string]: unknown;
                    })[] | null;
                    tags?: (string | ({
                        name: string;
                        vocabulary_id?: string | null;
                        display_name_translated?: {
                            [key: string]: string | null;
                        } | null;
                    } & {
                        [key: string]: unknown;
                    }))[] | null;
                    tag_string?: string | null;
                    groups?: ({
                        id?: string | null;
                        name?: string | null;
                    } & {
                        [key: string]: unknown;
                    })[] | null;
                    extras?: ({
                        key: string;
                        value: unknown;
                    } & {
                        [key: string]: unknown;
                    })[] | null;
                    sector?: string[] | null;
                    source_name?: string | null;
                    source_link?: string | null;
                    methodology?: string | null;
                    data_extraction_page?: string | null;
                    similar_datasets?: string[] | null;
                    years_covered?: string | null;
                    title_translated?: {
                        [key: string]: string | null;
                    } | null;
                    notes_translated?: {
                        [key: string]: string | null;
                    } | null;
                    source_name_translated?: {
                        [key: string]: string | null;
                    } | null;
                    methodology_translated?: {
                        [key: string]: string | null;
                    } | null;
                    if_revision?: string | null;
                } & {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            id: string;
                            name: string;
                            title: string;
                            notes: string | null;
                            url: string | null;
                            version: string | null;
                            author: string | null;
                            author_email: string | null;
                            maintainer: string | null;
                            maintainer_email: string | null;
                            license_id: string | null;
                            license_title: string | null;
                            license_url: string | null;
                            isopen: boolean;
                            type: string;
                            owner_org: string | null;
                            private: boolean;
                            /** @description active, draft or deleted */
                            state: string;
                            creator_user_id: string | null;
                            metadata_created: string;
                            metadata_modified: string;
                            num_resources: number;
                            num_tags: number;
                            resources: ({
                                id: string;
                                package_id: string;
                                position: number;
                                name: string | null;
                                description: string;
                                url: string;
                                format: string;
                                mimetype: string | null;
                                mimetype_inner: string | null;
                                size: number | null;
                                hash: string;
                                created: string;
                                last_modified: string | null;
                                metadata_modified: string;
                                resource_type: string | null;
                                url_type: string | null;
                                cache_url: string | null;
                                cache_last_updated: string | null;
                                state: string;
                                datastore_active: boolean;
                                /** @description short name in addresses; never changes by itself */
                                sku: string;
                                title: string | null;
                                granularity: string | null;
                                frequency: string | null;
                                /** @description how many columns are measures */
                                no_indicators: number;
                                /** @description visitors find it: it has a table, a file or a link, and is not held back */
                                idp_ready: boolean;
                                /** @description its publisher keeps it out of what visitors find */
                                held_back: boolean;
                                tags: string[];
                                years_covered: string | null;
                                key_columns: string[];
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                name_translated?: {
                                    [key: string]: string;
                                };
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                title_translated?: {
                                    [key: string]: string;
                                };
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                description_translated?: {
                                    [key: string]: string;
                                };
                            } & {
                                [key: string]: unknown;
                            })[];
                            tags: {
                                id: string;
                                name: string;
                                display_name: string;
                                state: string;
                                vocabulary_id: string | null;
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                display_name_translated?: {
                                    [key: string]: string;
                                };
                            }[];
                            groups: {
                                id: string;
                                name: string;
                                title: string;
                                description: string;
                                display_name: string;
                                image_display_url: string;
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                title_translated?: {
                                    [key: string]: string;
                                };
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                display_name_translated?: {
                                    [key: string]: string;
                                };
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                description_translated?: {
                                    [key: string]: string;
                                };
                            }[];
                            extras: {
                                key: string;
                                value: string;
                            }[];
                            organization: {
                                id: string;
                                name: string;
                                title: string;
                                type: string;
                                description: string;
                                image_url: string;
                                created: string;
                                is_organization: boolean;
                                approval_status: string;
                                state: string;
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                title_translated?: {
                                    [key: string]: string;
                                };
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                description_translated?: {
                                    [key: string]: string;
                                };
                            } | null;
                            relationships_as_subject: {
                                [key: string]: unknown;
                            }[];
                            relationships_as_object: {
                                [key: string]: unknown;
                            }[];
                            sector: string[];
                            source_name: string | null;
                            source_link: string | null;
                            methodology: string | null;
                            data_extraction_page: string | null;
                            similar_datasets: string[];
                            size: number | null;
                            years_covered: string | null;
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            license_title_translated?: {
                                [key: string]: string;
                            };
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            title_translated?: {
                                [key: string]: string;
                            };
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            notes_translated?: {
                                [key: string]: string;
                            };
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            source_name_translated?: {
                                [key: string]: string;
                            };
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            methodology_translated?: {
                                [key: string]: string;
                            };
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
        };
    };
    package_create_default_resource_views: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    package: {
                        id: string;
                    } & {
                        [key: string]: unknown;
                    };
                    create_datastore_views?: boolean | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: ({
                            id: string;
                            resource_id: string;
                            package_id: string;
                            title: string;
                            description: string;
                            view_type: string;
                        } & {
                            [key: string]: unknown;
                        })[];
                    };
                };
            };
        };
    };
    package_delete: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "rainfall-by-district"
                 *     }
                 */
                "application/json": {
                    id: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: null;
                    };
                };
            };
        };
    };
    package_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    limit?: number | null;
                    offset?: number | null;
                    /** @description Language of texts that are written in several, such as fr; others are given as they are */
                    lang?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: string[];
                    };
                };
            };
        };
    };
    package_owner_org_update: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    organization_id: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: null;
                    };
                };
            };
        };
    };
    package_patch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "rainfall-by-district",
                 *       "title": "Monthly rainfall by district"
                 *     }
                 */
                "application/json": {
                    id: string;
                    name?: string | null;
                    title?: string | null;
                    notes?: string | null;
                    url?: string | null;
                    version?: string | null;
                    author?: string | null;
                    author_email?: string | null;
                    maintainer?: string | null;
                    maintainer_email?: string | null;
                    license_id?: string | null;
                    type?: string | null;
                    owner_org?: string | null;
                    private?: boolean | null;
                    state?: ("active" | "draft" | "deleted") | null;
                    metadata_created?: string | null;
                    metadata_modified?: string | null;
                    resources?: ({
                        id?: string | null;
                        name?: string | null;
                        title?: string | null;
                        description?: string | null;
                        url?: string | null;
                        format?: string | null;
                        mimetype?: string | null;
                        mimetype_inner?: string | null;
                        size?: number | null;
                        hash?: string | null;
                        created?: string | null;
                        last_modified?: string | null;
                        resource_type?: string | null;
                        url_type?: string | null;
                        cache_url?: string | null;
                        cache_last_updated?: string | null;
                        sku?: string | null;
                        granularity?: string | null;
                        frequency?: string | null;
                        no_indicators?: number | null;
                        idp_ready?: boolean | null;
                        held_back?: boolean | null;
                        tags?: string[] | null;
                        years_covered?: string | null;
                        key_columns?: string[] | null;
                        name_translated?: {
                            [key: string]: string | null;
                        } | null;
                        title_translated?: {
                            [key: string]: string | null;
                        } | null;
                        description_translated?: {
                            [key: string]: string | null;
                        } | null;
                    } & {
                        [key: string]: unknown;
                    })[] | null;
                    tags?: (string | ({
                        name: string;
                        vocabulary_id?: string | null;
                        display_name_translated?: {
                            [key: string]: string | null;
                        } | null;
                    } & {
                        [key: string]: unknown;
                    }))[] | null;
                    tag_string?: string | null;
                    groups?: ({
                        id?: string | null;
                        name?: string | null;
                    } & {
                        [key: string]: unknown;
                    })[] | null;
                    extras?: ({
                        key: string;
                        value: unknown;
                    } & {
                        [key: string]: unknown;
                    })[] | null;
                    sector?: string[] | null;
                    source_name?: string | null;
                    source_link?: string | null;
                    methodology?: string | null;
                    data_extraction_page?: string | null;
                    similar_datasets?: string[] | null;
                    years_covered?: string | null;
                    title_translated?: {
                        [key: string]: string | null;
                    } | null;
                    notes_translated?: {
                        [key: string]: string | null;
                    } | null;
                    source_name_translated?: {
                        [key: string]: string | null;
                    } | null;
                    methodology_translated?: {
                        [key: string]: string | null;
                    } | null;
                    if_revision?: string | null;
                } & {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            id: string;
                            name: string;
                            title: string;
                            notes: string | null;
                            url: string | null;
                            version: string | null;
                            author: string | null;
                            author_email: string | null;
                            maintainer: string | null;
                            maintainer_email: string | null;
                            license_id: string | null;
                            license_title: string | null;
                            license_url: string | null;
                            isopen: boolean;
                            type: string;
                            owner_org: string | null;
                            private: boolean;
                            /** @description active, draft or deleted */
                            state: string;
                            creator_user_id: string | null;
                            metadata_created: string;
                            metadata_modified: string;
                            num_resources: number;
                            num_tags: number;
                            resources: ({
                                id: string;
                                package_id: string;
                                position: number;
                                name: string | null;
                                description: string;
                                url: string;
                                format: string;
                                mimetype: string | null;
                                mimetype_inner: string | null;
                                size: number | null;
                                hash: string;
                                created: string;
                                last_modified: string | null;
                                metadata_modified: string;
                                resource_type: string | null;
                                url_type: string | null;
                                cache_url: string | null;
                                cache_last_updated: string | null;
                                state: string;
                                datastore_active: boolean;
                                /** @description short name in addresses; never changes by itself */
                                sku: string;
                                title: string | null;
                                granularity: string | null;
                                frequency: string | null;
                                /** @description how many columns are measures */
                                no_indicators: number;
                                /** @description visitors find it: it has a table, a file or a link, and is not held back */
                                idp_ready: boolean;
                                /** @description its publisher keeps it out of what visitors find */
                                held_back: boolean;
                                tags: string[];
                                years_covered: string | null;
                                key_columns: string[];
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                name_translated?: {
                                    [key: string]: string;
                                };
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                title_translated?: {
                                    [key: string]: string;
                                };
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                description_translated?: {
                                    [key: string]: string;
                                };
                            } & {
                                [key: string]: unknown;
                            })[];
                            tags: {
                                id: string;
                                name: string;
                                display_name: string;
                                state: string;
                                vocabulary_id: string | null;
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                display_name_translated?: {
                                    [key: string]: string;
                                };
                            }[];
                            groups: {
                                id: string;
                                name: string;
                                title: string;
                                description: string;
                                display_name: string;
                                image_display_url: string;
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                title_translated?: {
                                    [key: string]: string;
                                };
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                display_name_translated?: {
                                    [key: string]: string;
                                };
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                description_translated?: {
                                    [key: string]: string;
                                };
                            }[];
                            extras: {
                                key: string;
                                value: string;
                            }[];
                            organization: {
                                id: string;
                                name: string;
                                title: string;
                                type: string;
                                description: string;
                                image_url: string;
                                created: string;
                                is_organization: boolean;
                                approval_status: string;
                                state: string;
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                title_translated?: {
                                    [key: string]: string;
                                };
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                description_translated?: {
                                    [key: string]: string;
                                };
                            } | null;
                            relationships_as_subject: {
                                [key: string]: unknown;
                            }[];
                            relationships_as_object: {
                                [key: string]: unknown;
                            }[];
                            sector: string[];
                            source_name: string | null;
                            source_link: string | null;
                            methodology: string | null;
                            data_extraction_page: string | null;
                            similar_datasets: string[];
                            size: number | null;
                            years_covered: string | null;
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            license_title_translated?: {
                                [key: string]: string;
                            };
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            title_translated?: {
                                [key: string]: string;
                            };
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            notes_translated?: {
                                [key: string]: string;
                            };
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            source_name_translated?: {
                                [key: string]: string;
                            };
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            methodology_translated?: {
                                [key: string]: string;
                            };
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
        };
    };
    package_resource_reorder: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    order: string[];
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            id: string;
                            order: string[];
                        };
                    };
                };
            };
        };
    };
    package_revise: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /** @description match__… and update__… name single keys, such as update__resources__0__name; files come in update__resources__0__upload */
        requestBody: {
            content: {
                "application/json": {
                    match?: {
                        [key: string]: unknown;
                    };
                    /** @description Which keys to keep (+) and to leave out (-), such as +title,+resources,-* */
                    filter?: string | string[];
                    update?: {
                        [key: string]: unknown;
                    };
                    /** @description Which keys to keep (+) and to leave out (-), such as +title,+resources,-* */
                    include?: string | string[];
                } & {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
        };
    };
    package_search: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "q": "employment",
                 *       "fq": "sector:Economy",
                 *       "rows": 10,
                 *       "facet.field": [
                 *         "tags",
                 *         "organization",
                 *         "sector"
                 *       ]
                 *     }
                 */
                "application/json": {
                    /**
                     * @description words, or a query with field:term
                     * @default *:*
                     */
                    q?: string;
                    fq?: string | string[];
                    fq_list?: string | string[];
                    /** @description only these fields of each dataset, as the index knows them: names of tags, formats as res_format … */
                    fl?: string | string[];
                    /** @default score desc, metadata_modified desc */
                    sort?: string;
                    /**
                     * @description at most 1000
                     * @default 10
                     */
                    rows?: number;
                    /** @default 0 */
                    start?: number;
                    /** @default true */
                    facet?: boolean;
                    "facet.field"?: string | string[];
                    /** @default 50 */
                    "facet.limit"?: number;
                    /** @default 1 */
                    "facet.mincount"?: number;
                    /** @default false */
                    include_private?: boolean;
                    /** @default false */
                    include_drafts?: boolean;
                    /** @default false */
                    include_deleted?: boolean;
                    /**
                     * @description adds `highlighting`
                     * @default false
                     */
                    ext_highlight?: boolean;
                    /**
                     * @description counts each facet ignoring the fq on that same field, and lists what that fq names beyond facet.limit, too
                     * @default false
                     */
                    ext_facet_exclude?: boolean;
                    /** @description Language of texts that are written in several, such as fr; others are given as they are */
                    lang?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            count: number;
                            sort: string;
                            /** @description whole datasets, or what fl asks for */
                            results: ({
                                id: string;
                                name: string;
                                title: string;
                                notes: string | null;
                                url: string | null;
                                version: string | null;
                                author: string | null;
                                author_email: string | null;
                                maintainer: string | null;
                                maintainer_email: string | null;
                                license_id: string | null;
                                license_title: string | null;
                                license_url: string | null;
                                isopen: boolean;
                                type: string;
                                owner_org: string | null;
                                private: boolean;
                                /** @description active, draft or deleted */
                                state: string;
                                creator_user_id: string | null;
                                metadata_created: string;
                                metadata_modified: string;
                                num_resources: number;
                                num_tags: number;
                                resources: ({
                                    id: string;
                                    package_id: string;
                                    position: number;
                                    name: string | null;
                                    description: string;
                                    url: string;
                                    format: string;
                                    mimetype: string | null;
                                    mimetype_inner: string | null;
                                    size: number | null;
                                    hash: string;
                                    created: string;
                                    last_modified: string | null;
                                    metadata_modified: string;
                                    resource_type: string | null;
                                    url_type: string | null;
                                    cache_url: string | null;
                                    cache_last_updated: string | null;
                                    state: string;
                                    datastore_active: boolean;
                                    /** @description short name in addresses; never changes by itself */
                                    sku: string;
                                    title: string | null;
                                    granularity: string | null;
                                    frequency: string | null;
                                    /** @description how many columns are measures */
                                    no_indicators: number;
                                    /** @description visitors find it: it has a table, a file or a link, and is not held back */
                                    idp_ready: boolean;
                                    /** @description its publisher keeps it out of what visitors find */
                                    held_back: boolean;
                                    tags: string[];
                                    years_covered: string | null;
                                    key_columns: string[];
                                    /** @description The text in several languages, such as {"fr": "Naissances"} */
                                    name_translated?: {
                                        [key: string]: string;
                                    };
                                    /** @description The text in several languages, such as {"fr": "Naissances"} */
                                    title_translated?: {
                                        [key: string]: string;
                                    };
                                    /** @description The text in several languages, such as {"fr": "Naissances"} */
                                    description_translated?: {
                                        [key: string]: string;
                                    };
                                } & {
                                    [key: string]: unknown;
                                })[];
                                tags: {
                                    id: string;
                                    name: string;
                                    display_name: string;
                                    state: string;
                                    vocabulary_id: string | null;
                                    /** @description The text in several languages, such as {"fr": "Naissances"} */
                                    display_name_translated?: {
                                        [key: string]: string;
                                    };
                                }[];
                                groups: {
                                    id: string;
                                    name: string;
                                    title: string;
                                    description: string;
                                    display_name: string;
                                    image_display_url: string;
                                    /** @description The text in several languages, such as {"fr": "Naissances"} */
                                    title_translated?: {
                                        [key: string]: string;
                                    };
                                    /** @description The text in several languages, such as {"fr": "Naissances"} */
                                    display_name_translated?: {
                                        [key: string]: string;
                                    };
                                    /** @description The text in several languages, such as {"fr": "Naissances"} */
                                    description_translated?: {
                                        [key: string]: string;
                                    };
                                }[];
                                extras: {
                                    key: string;
                                    value: string;
                                }[];
                                organization: {
                                    id: string;
                                    name: string;
                                    title: string;
                                    type: string;
                                    description: string;
                                    image_url: string;
                                    created: string;
                                    is_organization: boolean;
                                    approval_status: string;
                                    state: string;
                                    /** @description The text in several languages, such as {"fr": "Naissances"} */
                                    title_translated?: {
                                        [key: string]: string;
                                    };
                                    /** @description The text in several languages, such as {"fr": "Naissances"} */
                                    description_translated?: {
                                        [key: string]: string;
                                    };
                                } | null;
                                relationships_as_subject: {
                                    [key: string]: unknown;
                                }[];
                                relationships_as_object: {
                                    [key: string]: unknown;
                                }[];
                                sector: string[];
                                source_name: string | null;
                                source_link: string | null;
                                methodology: string | null;
                                data_extraction_page: string | null;
                                similar_datasets: string[];
                                size: number | null;
                                years_covered: string | null;
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                license_title_translated?: {
                                    [key: string]: string;
                                };
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                title_translated?: {
                                    [key: string]: string;
                                };
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                notes_translated?: {
                                    [key: string]: string;
                                };
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                source_name_translated?: {
                                    [key: string]: string;
                                };
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                methodology_translated?: {
                                    [key: string]: string;
                                };
                            } & {
                                [key: string]: unknown;
                            })[];
                            facets: {
                                [key: string]: {
                                    [key: string]: number;
                                };
                            };
                            search_facets: {
                                [key: string]: {
                                    title: string;
                                    items: {
                                        name: string;
                                        display_name: string;
                                        count: number;
                                    }[];
                                };
                            };
                            /** @description the words searched for instead of q */
                            corrected_q?: string;
                            highlighting?: {
                                [key: string]: {
                                    title?: {
                                        text: string;
                                        match: boolean;
                                    }[];
                                    notes?: {
                                        text: string;
                                        match: boolean;
                                    }[];
                                    columns?: {
                                        text: string;
                                        match: boolean;
                                    }[][];
                                };
                            };
                        };
                    };
                };
            };
        };
    };
    package_show: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "id": "us-airline-flights"
                 *     }
                 */
                "application/json": {
                    id?: string | null;
                    name_or_id?: string | null;
                    /** @description Language of texts that are written in several, such as fr; others are given as they are */
                    lang?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            id: string;
                            name: string;
                            title: string;
                            notes: string | null;
                            url: string | null;
                            version: string | null;
                            author: string | null;
                            author_email: string | null;
                            maintainer: string | null;
                            maintainer_email: string | null;
                            license_id: string | null;
                            license_title: string | null;
                            license_url: string | null;
                            isopen: boolean;
                            type: string;
                            owner_org: string | null;
                            private: boolean;
                            /** @description active, draft or deleted */
                            state: string;
                            creator_user_id: string | null;
                            metadata_created: string;
                            metadata_modified: string;
                            num_resources: number;
                            num_tags: number;
                            resources: ({
                                id: string;
                                package_id: string;
                                position: number;
                                name: string | null;
                                description: string;
                                url: string;
                                format: string;
                                mimetype: string | null;
                                mimetype_inner: string | null;
                                size: number | null;
                                hash: string;
                                created: string;
                                last_modified: string | null;
                                metadata_modified: string;
                                resource_type: string | null;
                                url_type: string | null;
                                cache_url: string | null;
                                cache_last_updated: string | null;
                                state: string;
                                datastore_active: boolean;
                                /** @description short name in addresses; never changes by itself */
                                sku: string;
                                title: string | null;
                                granularity: string | null;
                                frequency: string | null;
                                /** @description how many columns are measures */
                                no_indicators: number;
                                /** @description visitors find it: it has a table, a file or a link, and is not held back */
                                idp_ready: boolean;
                                /** @description its publisher keeps it out of what visitors find */
                                held_back: boolean;
                                tags: string[];
                                years_covered: string | null;
                                key_columns: string[];
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                name_translated?: {
                                    [key: string]: string;
                                };
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                title_translated?: {
                                    [key: string]: string;
                                };
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                description_translated?: {
                                    [key: string]: string;
                                };
                            } & {
                                [key: string]: unknown;
                            })[];
                            tags: {
                                id: string;
                                name: string;
                                display_name: string;
                                state: string;
                                vocabulary_id: string | null;
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                display_name_translated?: {
                                    [key: string]: string;
                                };
                            }[];
                            groups: {
                                id: string;
                                name: string;
                                title: string;
                                description: string;
                                display_name: string;
                                image_display_url: string;
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                title_translated?: {
                                    [key: string]: string;
                                };
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                display_name_translated?: {
                                    [key: string]: string;
                                };
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                description_translated?: {
                                    [key: string]: string;
                                };
                            }[];
                            extras: {
                                key: string;
                                value: string;
                            }[];
                            organization: {
                                id: string;
                                name: string;
                                title: string;
                                type: string;
                                description: string;
                                image_url: string;
                                created: string;
                                is_organization: boolean;
                                approval_status: string;
                                state: string;
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                title_translated?: {
                                    [key: string]: string;
                                };
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                description_translated?: {
                                    [key: string]: string;
                                };
                            } | null;
                            relationships_as_subject: {
                                [key: string]: unknown;
                            }[];
                            relationships_as_object: {
                                [key: string]: unknown;
                            }[];
                            sector: string[];
                            source_name: string | null;
                            source_link: string | null;
                            methodology: string | null;
                            data_extraction_page: string | null;
                            similar_datasets: string[];
                            size: number | null;
                            years_covered: string | null;
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            license_title_translated?: {
                                [key: string]: string;
                            };
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            title_translated?: {
                                [key: string]: string;
                            };
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            notes_translated?: {
                                [key: string]: string;
                            };
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            source_name_translated?: {
                                [key: string]: string;
                            };
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            methodology_translated?: {
                                [key: string]: string;
                            };
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
        };
    };
    package_update: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id?: string | null;
                    name?: string | null;
                    title?: string | null;
                    notes?: string | null;
                    url?: string | null;
                    version?: string | null;
                    author?: string | null;
                    author_email?: string | null;
                    maintainer?: string | null;
                    maintainer_email?: string | null;
                    license_id?: string | null;
                    type?: string | null;
                    owner_org?: string | null;
                    private?: boolean | null;
                    state?: ("active" | "draft" | "deleted") | null;
                    metadata_created?: string | null;
                    metadata_modified?: string | null;
                    resources?: ({
                        id?: string | null;
                        name?: string | null;
                        title?: string | null;
                        description?: string | null;
                        url?: string | null;
                        format?: string | null;
                        mimetype?: string | null;
                        mimetype_inner?: string | null;
                        size?: number | null;
                        hash?: string | null;
                        created?: string | null;
                        last_modified?: string | null;
                        resource_type?: string | null;
                        url_type?: string | null;
                        cache_url?: string | null;
                        cache_last_updated?: string | null;
                        sku?: string | null;
                        granularity?: string | null;
                        frequency?: string | null;
                        no_indicators?: number | null;
                        idp_ready?: boolean | null;
                        held_back?: boolean | null;
                        tags?: string[] | null;
                        years_covered?: string | null;
                        key_columns?: string[] | null;
                        name_translated?: {
                            [key: string]: string | null;
                        } | null;
                        title_translated?: {
                            [key: string]: string | null;
                        } | null;
                        description_translated?: {
                            [key: string]: string | null;
                        } | null;
                    } & {
                        [key: string]: unknown;
                    })[] | null;
                    tags?: (string | ({
                        name: string;
                        vocabulary_id?: string | null;
                        display_name_translated?: {
                            [key: string]: string | null;
                        } | null;
                    } & {
                        [key: string]: unknown;
                    }))[] | null;
                    tag_string?: string | null;
                    groups?: ({
                        id?: string | null;
                        name?: string | null;
                    } & {
                        [key: string]: unknown;
                    })[] | null;
                    extras?: ({
                        key: string;
                        value: unknown;
                    } & {
                        [key: string]: unknown;
                    })[] | null;
                    sector?: string[] | null;
                    source_name?: string | null;
                    source_link?: string | null;
                    methodology?: string | null;
                    data_extraction_page?: string | null;
                    similar_datasets?: string[] | null;
                    years_covered?: string | null;
                    title_translated?: {
                        [key: string]: string | null;
                    } | null;
                    notes_translated?: {
                        [key: string]: string | null;
                    } | null;
                    source_name_translated?: {
                        [key: string]: string | null;
                    } | null;
                    methodology_translated?: {
                        [key: string]: string | null;
                    } | null;
                    if_revision?: string | null;
                } & {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            id: string;
                            name: string;
                            title: string;
                            notes: string | null;
                            url: string | null;
                            version: string | null;
                            author: string | null;
                            author_email: string | null;
                            maintainer: string | null;
                            maintainer_email: string | null;
                            license_id: string | null;
                            license_title: string | null;
                            license_url: string | null;
                            isopen: boolean;
                            type: string;
                            owner_org: string | null;
                            private: boolean;
                            /** @description active, draft or deleted */
                            state: string;
                            creator_user_id: string | null;
                            metadata_created: string;
                            metadata_modified: string;
                            num_resources: number;
                            num_tags: number;
                            resources: ({
                                id: string;
                                package_id: string;
                                position: number;
                                name: string | null;
                                description: string;
                                url: string;
                                format: string;
                                mimetype: string | null;
                                mimetype_inner: string | null;
                                size: number | null;
                                hash: string;
                                created: string;
                                last_modified: string | null;
                                metadata_modified: string;
                                resource_type: string | null;
                                url_type: string | null;
                                cache_url: string | null;
                                cache_last_updated: string | null;
                                state: string;
                                datastore_active: boolean;
                                /** @description short name in addresses; never changes by itself */
                                sku: string;
                                title: string | null;
                                granularity: string | null;
                                frequency: string | null;
                                /** @description how many columns are measures */
                                no_indicators: number;
                                /** @description visitors find it: it has a table, a file or a link, and is not held back */
                                idp_ready: boolean;
                                /** @description its publisher keeps it out of what visitors find */
                                held_back: boolean;
                                tags: string[];
                                years_covered: string | null;
                                key_columns: string[];
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                name_translated?: {
                                    [key: string]: string;
                                };
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                title_translated?: {
                                    [key: string]: string;
                                };
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                description_translated?: {
                                    [key: string]: string;
                                };
                            } & {
                                [key: string]: unknown;
                            })[];
                            tags: {
                                id: string;
                                name: string;
                                display_name: string;
                                state: string;
                                vocabulary_id: string | null;
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                display_name_translated?: {
                                    [key: string]: string;
                                };
                            }[];
                            groups: {
                                id: string;
                                name: string;
                                title: string;
                                description: string;
                                display_name: string;
                                image_display_url: string;
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                title_translated?: {
                                    [key: string]: string;
                                };
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                display_name_translated?: {
                                    [key: string]: string;
                                };
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                description_translated?: {
                                    [key: string]: string;
                                };
                            }[];
                            extras: {
                                key: string;
                                value: string;
                            }[];
                            organization: {
                                id: string;
                                name: string;
                                title: string;
                                type: string;
                                description: string;
                                image_url: string;
                                created: string;
                                is_organization: boolean;
                                approval_status: string;
                                state: string;
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                title_translated?: {
                                    [key: string]: string;
                                };
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                description_translated?: {
                                    [key: string]: string;
                                };
                            } | null;
                            relationships_as_subject: {
                                [key: string]: unknown;
                            }[];
                            relationships_as_object: {
                                [key: string]: unknown;
                            }[];
                            sector: string[];
                            source_name: string | null;
                            source_link: string | null;
                            methodology: string | null;
                            data_extraction_page: string | null;
                            similar_datasets: string[];
                            size: number | null;
                            years_covered: string | null;
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            license_title_translated?: {
                                [key: string]: string;
                            };
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            title_translated?: {
                                [key: string]: string;
                            };
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            notes_translated?: {
                                [key: string]: string;
                            };
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            source_name_translated?: {
                                [key: string]: string;
                            };
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            methodology_translated?: {
                                [key: string]: string;
                            };
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
        };
    };
    recently_changed_packages_activity_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    limit?: number | null;
                    offset?: number | null;
                    before?: number | null;
                    after?: number | null;
                    /** @description Language of texts that are written in several, such as fr; others are given as they are */
                    lang?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            id: string;
                            /** @description ISO 8601 in UTC with microseconds and no zone */
                            timestamp: string;
                            user_id: string | null;
                            /** @description The id of the dataset */
                            object_id: string;
                            revision_id: null;
                            activity_type: "new package" | "changed package" | "deleted package";
                            /** @description The dataset as it was then: in lists its id, name and title, in activity_show whole */
                            data: {
                                package: {
                                    [key: string]: unknown;
                                };
                            };
                        }[];
                    };
                };
            };
        };
    };
    resource_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /**
                 * @example {
                 *       "package_id": "rainfall-by-district",
                 *       "name": "Rainfall 1901–2017",
                 *       "url": "https://example.org/rainfall.csv",
                 *       "format": "CSV"
                 *     }
                 */
                "application/json": {
                    id?: string | null;
                    name?: string | null;
                    title?: string | null;
                    description?: string | null;
                    url?: string | null;
                    format?: string | null;
                    mimetype?: string | null;
                    mimetype_inner?: string | null;
                    size?: number | null;
                    hash?: string | null;
                    created?: string | null;
                    last_modified?: string | null;
                    resource_type?: string | null;
                    url_type?: string | null;
                    cache_url?: string | null;
                    cache_last_updated?: string | null;
                    sku?: string | null;
                    granularity?: string | null;
                    frequency?: string | null;
                    no_indicators?: number | null;
                    idp_ready?: boolean | null;
                    held_back?: boolean | null;
                    tags?: string[] | null;
                    years_covered?: string | null;
                    key_columns?: string[] | null;
                    name_translated?: {
                        [key: string]: string | null;
                    } | null;
                    title_translated?: {
                        [key: string]: string | null;
                    } | null;
                    description_translated?: {
                        [key: string]: string | null;
                    } | null;
                    package_id: string;
                } & {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            id: string;
                            package_id: string;
                            position: number;
                            name: string | null;
                            description: string;
                            url: string;
                            format: string;
                            mimetype: string | null;
                            mimetype_inner: string | null;
                            size: number | null;
                            hash: string;
                            created: string;
                            last_modified: string | null;
                            metadata_modified: string;
                            resource_type: string | null;
                            url_type: string | null;
                            cache_url: string | null;
                            cache_last_updated: string | null;
                            state: string;
                            datastore_active: boolean;
                            /** @description short name in addresses; never changes by itself */
                            sku: string;
                            title: string | null;
                            granularity: string | null;
                            frequency: string | null;
                            /** @description how many columns are measures */
                            no_indicators: number;
                            /** @description visitors find it: it has a table, a file or a link, and is not held back */
                            idp_ready: boolean;
                            /** @description its publisher keeps it out of what visitors find */
                            held_back: boolean;
                            tags: string[];
                            years_covered: string | null;
                            key_columns: string[];
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            name_translated?: {
                                [key: string]: string;
                            };
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            title_translated?: {
                                [key: string]: string;
                            };
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            description_translated?: {
                                [key: string]: string;
                            };
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
        };
    };
    resource_create_default_resource_views: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    resource: {
                        id: string;
                    } & {
                        [key: string]: unknown;
                    };
                    package?: {
                        [key: string]: unknown;
                    } | null;
                    create_datastore_views?: boolean | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: ({
                            id: string;
                            resource_id: string;
                            package_id: string;
                            title: string;
                            description: string;
                            view_type: string;
                        } & {
                            [key: string]: unknown;
                        })[];
                    };
                };
            };
        };
    };
    resource_delete: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: null;
                    };
                };
            };
        };
    };
    resource_patch: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    name?: string | null;
                    title?: string | null;
                    description?: string | null;
                    url?: string | null;
                    format?: string | null;
                    mimetype?: string | null;
                    mimetype_inner?: string | null;
                    size?: number | null;
                    hash?: string | null;
                    created?: string | null;
                    last_modified?: string | null;
                    resource_type?: string | null;
                    url_type?: string | null;
                    cache_url?: string | null;
                    cache_last_updated?: string | null;
                    sku?: string | null;
                    granularity?: string | null;
                    frequency?: string | null;
                    no_indicators?: number | null;
                    idp_ready?: boolean | null;
                    held_back?: boolean | null;
                    tags?: string[] | null;
                    years_covered?: string | null;
                    key_columns?: string[] | null;
                    name_translated?: {
                        [key: string]: string | null;
                    } | null;
                    title_translated?: {
                        [key: string]: string | null;
                    } | null;
                    description_translated?: {
                        [key: string]: string | null;
                    } | null;
                } & {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            id: string;
                            package_id: string;
                            position: number;
                            name: string | null;
                            description: string;
                            url: string;
                            format: string;
                            mimetype: string | null;
                            mimetype_inner: string | null;
                            size: number | null;
                            hash: string;
                            created: string;
                            last_modified: string | null;
                            metadata_modified: string;
                            resource_type: string | null;
                            url_type: string | null;
                            cache_url: string | null;
                            cache_last_updated: string | null;
                            state: string;
                            datastore_active: boolean;
                            /** @description short name in addresses; never changes by itself */
                            sku: string;
                            title: string | null;
                            granularity: string | null;
                            frequency: string | null;
                            /** @description how many columns are measures */
                            no_indicators: number;
                            /** @description visitors find it: it has a table, a file or a link, and is not held back */
                            idp_ready: boolean;
                            /** @description its publisher keeps it out of what visitors find */
                            held_back: boolean;
                            tags: string[];
                            years_covered: string | null;
                            key_columns: string[];
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            name_translated?: {
                                [key: string]: string;
                            };
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            title_translated?: {
                                [key: string]: string;
                            };
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            description_translated?: {
                                [key: string]: string;
                            };
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
        };
    };
    resource_search: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description field:term, or a list of such pairs, all of which must hold */
                    query: string | string[];
                    order_by?: string | null;
                    offset?: number | null;
                    limit?: number | null;
                    /** @description Language of texts that are written in several, such as fr; others are given as they are */
                    lang?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            /** @description Among the 1,000 datasets that match and were changed last */
                            count: number;
                            /** @description At most 1,000 */
                            results: ({
                                id: string;
                                package_id: string;
                                position: number;
                                name: string | null;
                                description: string;
                                url: string;
                                format: string;
                                mimetype: string | null;
                                mimetype_inner: string | null;
                                size: number | null;
                                hash: string;
                                created: string;
                                last_modified: string | null;
                                metadata_modified: string;
                                resource_type: string | null;
                                url_type: string | null;
                                cache_url: string | null;
                                cache_last_updated: string | null;
                                state: string;
                                datastore_active: boolean;
                                /** @description short name in addresses; never changes by itself */
                                sku: string;
                                title: string | null;
                                granularity: string | null;
                                frequency: string | null;
                                /** @description how many columns are measures */
                                no_indicators: number;
                                /** @description visitors find it: it has a table, a file or a link, and is not held back */
                                idp_ready: boolean;
                                /** @description its publisher keeps it out of what visitors find */
                                held_back: boolean;
                                tags: string[];
                                years_covered: string | null;
                                key_columns: string[];
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                name_translated?: {
                                    [key: string]: string;
                                };
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                title_translated?: {
                                    [key: string]: string;
                                };
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                description_translated?: {
                                    [key: string]: string;
                                };
                            } & {
                                [key: string]: unknown;
                            })[];
                        };
                    };
                };
            };
        };
    };
    resource_show: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id?: string | null;
                    sku?: string | null;
                    /** @description Language of texts that are written in several, such as fr; others are given as they are */
                    lang?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            id: string;
                            package_id: string;
                            position: number;
                            name: string | null;
                            description: string;
                            url: string;
                            format: string;
                            mimetype: string | null;
                            mimetype_inner: string | null;
                            size: number | null;
                            hash: string;
                            created: string;
                            last_modified: string | null;
                            metadata_modified: string;
                            resource_type: string | null;
                            url_type: string | null;
                            cache_url: string | null;
                            cache_last_updated: string | null;
                            state: string;
                            datastore_active: boolean;
                            /** @description short name in addresses; never changes by itself */
                            sku: string;
                            title: string | null;
                            granularity: string | null;
                            frequency: string | null;
                            /** @description how many columns are measures */
                            no_indicators: number;
                            /** @description visitors find it: it has a table, a file or a link, and is not held back */
                            idp_ready: boolean;
                            /** @description its publisher keeps it out of what visitors find */
                            held_back: boolean;
                            tags: string[];
                            years_covered: string | null;
                            key_columns: string[];
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            name_translated?: {
                                [key: string]: string;
                            };
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            title_translated?: {
                                [key: string]: string;
                            };
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            description_translated?: {
                                [key: string]: string;
                            };
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
        };
    };
    resource_update: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    name?: string | null;
                    title?: string | null;
                    description?: string | null;
                    url?: string | null;
                    format?: string | null;
                    mimetype?: string | null;
                    mimetype_inner?: string | null;
                    size?: number | null;
                    hash?: string | null;
                    created?: string | null;
                    last_modified?: string | null;
                    resource_type?: string | null;
                    url_type?: string | null;
                    cache_url?: string | null;
                    cache_last_updated?: string | null;
                    sku?: string | null;
                    granularity?: string | null;
                    frequency?: string | null;
                    no_indicators?: number | null;
                    idp_ready?: boolean | null;
                    held_back?: boolean | null;
                    tags?: string[] | null;
                    years_covered?: string | null;
                    key_columns?: string[] | null;
                    name_translated?: {
                        [key: string]: string | null;
                    } | null;
                    title_translated?: {
                        [key: string]: string | null;
                    } | null;
                    description_translated?: {
                        [key: string]: string | null;
                    } | null;
                } & {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            id: string;
                            package_id: string;
                            position: number;
                            name: string | null;
                            description: string;
                            url: string;
                            format: string;
                            mimetype: string | null;
                            mimetype_inner: string | null;
                            size: number | null;
                            hash: string;
                            created: string;
                            last_modified: string | null;
                            metadata_modified: string;
                            resource_type: string | null;
                            url_type: string | null;
                            cache_url: string | null;
                            cache_last_updated: string | null;
                            state: string;
                            datastore_active: boolean;
                            /** @description short name in addresses; never changes by itself */
                            sku: string;
                            title: string | null;
                            granularity: string | null;
                            frequency: string | null;
                            /** @description how many columns are measures */
                            no_indicators: number;
                            /** @description visitors find it: it has a table, a file or a link, and is not held back */
                            idp_ready: boolean;
                            /** @description its publisher keeps it out of what visitors find */
                            held_back: boolean;
                            tags: string[];
                            years_covered: string | null;
                            key_columns: string[];
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            name_translated?: {
                                [key: string]: string;
                            };
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            title_translated?: {
                                [key: string]: string;
                            };
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            description_translated?: {
                                [key: string]: string;
                            };
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
        };
    };
    resource_view_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    resource_id: string;
                    title: string;
                    view_type: string;
                    description?: string | null;
                } & {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            id: string;
                            resource_id: string;
                            package_id: string;
                            title: string;
                            description: string;
                            view_type: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
        };
    };
    resource_view_delete: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: null;
                    };
                };
            };
        };
    };
    resource_view_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    /** @description Language of texts that are written in several, such as fr; others are given as they are */
                    lang?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: ({
                            id: string;
                            resource_id: string;
                            package_id: string;
                            title: string;
                            description: string;
                            view_type: string;
                        } & {
                            [key: string]: unknown;
                        })[];
                    };
                };
            };
        };
    };
    resource_view_show: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    /** @description Language of texts that are written in several, such as fr; others are given as they are */
                    lang?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            id: string;
                            resource_id: string;
                            package_id: string;
                            title: string;
                            description: string;
                            view_type: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
        };
    };
    resource_view_update: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    title?: string | null;
                    description?: string | null;
                } & {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            id: string;
                            resource_id: string;
                            package_id: string;
                            title: string;
                            description: string;
                            view_type: string;
                        } & {
                            [key: string]: unknown;
                        };
                    };
                };
            };
        };
    };
    search_figures: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    from?: string | null;
                    to?: string | null;
                    limit?: number | null;
                    offset?: number | null;
                    /** @description Language of texts that are written in several, such as fr; others are given as they are */
                    lang?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            since: string | null;
                            from: string;
                            to: string;
                            /** @description The most often searched first */
                            searches: {
                                /** @description In lower case, as they were searched three times or more */
                                words: string;
                                /** @description How often they were searched within the span */
                                count: number;
                                /** @description The last day of the span on which they were */
                                last: string;
                            }[];
                        };
                    };
                };
            };
        };
    };
    search_suggest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description what was typed so far */
                    q: string;
                    fq_list?: string | string[];
                    /**
                     * @description of each kind
                     * @default 5
                     */
                    limit?: number;
                    /** @description Language of texts that are written in several, such as fr; others are given as they are */
                    lang?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            datasets: {
                                name: string;
                                title: string;
                            }[];
                            columns: {
                                name: string;
                                label: string | null;
                                unit: string | null;
                                resource: {
                                    id: string;
                                    name: string;
                                    sku: string;
                                };
                                dataset: {
                                    id: string;
                                    name: string;
                                    title: string;
                                };
                            }[];
                            organizations: {
                                name: string;
                                title: string;
                                count: number;
                            }[];
                            sectors: {
                                name: string;
                                title: string;
                                count: number;
                            }[];
                        };
                    };
                };
            };
        };
    };
    status_show: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Language of texts that are written in several, such as fr; others are given as they are */
                    lang?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            ckan_version: string;
                            site_title: string;
                            site_description: string;
                            site_url: string;
                            error_emails_to: string | null;
                            locale_default: string;
                            extensions: string[];
                        };
                    };
                };
            };
        };
    };
    table_merge: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    left: {
                        /** @description Resource or alias of the table */
                        resource_id: string;
                        /** @description Number of a version; the current one where left out */
                        version?: number;
                        /** @description Which rows take part, as in datastore_search */
                        filters?: {
                            [key: string]: unknown;
                        } | {
                            [key: string]: unknown;
                        }[];
                        /** @description Column of codes. Found by itself where neither geo nor names is given */
                        geo?: {
                            field: string;
                            /** @description Scheme of the codes, such as lgd, census-2011 or fips */
                            scheme?: string;
                            /** @description Level of the places, such as district */
                            level?: string;
                        };
                        /** @description Column of names, resolved within what they lie in and never by guess */
                        names?: {
                            /** @description Column of names */
                            field: string;
                            /** @description Column that says what the place lies in, by name or code */
                            parent_field?: string;
                            /** @description Name or code of what all places lie in, instead of parent_field */
                            parent?: string;
                            /** @description Scheme of the codes, such as lgd, census-2011 or fips */
                            scheme?: string;
                            /** @description Level of the places, such as district */
                            level?: string;
                        };
                        /** @description Column that says when. Where left out it is the time column of the dictionary; null merges without regard to time */
                        period?: {
                            field: string;
                            /** @description Only rows of this period, such as 2011, 2019-07 or 2019-20 */
                            only?: string;
                        } | null;
                        /** @description Columns of the result; all where left out */
                        columns?: {
                            /** @description A column of the table */
                            field: string;
                            /** @description Its name in the result; the same where left out */
                            as?: string;
                            /**
                             * @description How values become one where rows are brought together: sum for counts, weighted_mean (with weight) for rates, min, max, or same: the value where all rows agree, else empty. Proposed by unit and role where left out
                             * @enum {unknown}
                             */
                            aggregate?: "sum" | "weighted_mean" | "min" | "max" | "same";
                            /** @description Column of the same table that weighs a weighted_mean, such as population */
                            weight?: string;
                        }[];
                    };
                    right: {
                        /** @description Resource or alias of the table */
                        resource_id: string;
                        /** @description Number of a version; the current one where left out */
                        version?: number;
                        /** @description Which rows take part, as in datastore_search */
                        filters?: {
                            [key: string]: unknown;
                        } | {
                            [key: string]: unknown;
                        }[];
                        /** @description Column of codes. Found by itself where neither geo nor names is given */
                        geo?: {
                            field: string;
                            /** @description Scheme of the codes, such as lgd, census-2011 or fips */
                            scheme?: string;
                            /** @description Level of the places, such as district */
                            level?: string;
                        };
                        /** @description Column of names, resolved within what they lie in and never by guess */
                        names?: {
                            /** @description Column of names */
                            field: string;
                            /** @description Column that says what the place lies in, by name or code */
                            parent_field?: string;
                            /** @description Name or code of what all places lie in, instead of parent_field */
                            parent?: string;
                            /** @description Scheme of the codes, such as lgd, census-2011 or fips */
                            scheme?: string;
                            /** @description Level of the places, such as district */
                            level?: string;
                        };
                        /** @description Column that says when. Where left out it is the time column of the dictionary; null merges without regard to time */
                        period?: {
                            field: string;
                            /** @description Only rows of this period, such as 2011, 2019-07 or 2019-20 */
                            only?: string;
                        } | null;
                        /** @description Columns of the result; all where left out */
                        columns?: {
                            /** @description A column of the table */
                            field: string;
                            /** @description Its name in the result; the same where left out */
                            as?: string;
                            /**
                             * @description How values become one where rows are brought together: sum for counts, weighted_mean (with weight) for rates, min, max, or same: the value where all rows agree, else empty. Proposed by unit and role where left out
                             * @enum {unknown}
                             */
                            aggregate?: "sum" | "weighted_mean" | "min" | "max" | "same";
                            /** @description Column of the same table that weighs a weighted_mean, such as population */
                            weight?: string;
                        }[];
                    };
                    /** @description Level of the result: that of a table, or one above both; the coarser where left out */
                    level?: string;
                    /**
                     * @description left keeps every row of the left table, inner those with a partner, outer all of both
                     * @default left
                     * @enum {unknown}
                     */
                    how?: "left" | "inner" | "outer";
                    /**
                     * @description Rows of one table with the same place and period: keep repeats the other side, aggregate brings them together
                     * @default keep
                     * @enum {unknown}
                     */
                    duplicates?: "keep" | "aggregate";
                    /**
                     * @description Rows of the result to show
                     * @default 50
                     */
                    limit?: number;
                    /** @description Language of texts that are written in several, such as fr; others are given as they are */
                    lang?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            /** @description area_code, area_name, period where there is one, then the columns of left and right */
                            fields: ({
                                id: string;
                                type: string;
                                info?: {
                                    [key: string]: unknown;
                                };
                            } & {
                                [key: string]: unknown;
                            })[];
                            /** @description The first rows, by place and period */
                            records: {
                                [key: string]: unknown;
                            }[];
                            /** @description Rows of the whole result */
                            total: number;
                            report: {
                                rows_in: {
                                    left: number;
                                    right: number;
                                };
                                rows_out: number;
                                /** @enum {unknown} */
                                how: "left" | "inner" | "outer";
                                /** @description Scheme of the result’s codes */
                                scheme: string;
                                level: string;
                                left: {
                                    resource_id: string;
                                    version: number;
                                    geo: {
                                        /** @enum {unknown} */
                                        by: "code" | "name";
                                        field: string;
                                        parent_field: string | null;
                                        parent: string | null;
                                        /** @description Scheme of the codes in the column */
                                        scheme: string;
                                        level: string;
                                        /** @description False where the call or the dictionary says it */
                                        detected: boolean;
                                    };
                                    /** @description Rows that took part, after filters */
                                    rows_in: number;
                                    /** @description Rows whose place was recognised */
                                    rows_resolved: number;
                                    /** @description Rows that found a partner on the other side */
                                    rows_matched: number;
                                    resolve_rate: number;
                                    /** @description rows_matched ÷ rows_in */
                                    match_rate: number;
                                    unmatched: {
                                        /** @description Distinct values that stand for no place */
                                        places: number;
                                        rows: number;
                                        /** @description The most frequent, at most 100 */
                                        list: {
                                            value: string | null;
                                            parent: string | null;
                                            rows: number;
                                            /** @enum {unknown} */
                                            reason: "empty" | "unknown_code" | "unknown_name" | "unknown_parent" | "parent_missing" | "ambiguous_name" | "no_crosswalk" | "several_parents" | "no_parent";
                                        }[];
                                    };
                                    without_partner: {
                                        /** @description Recognised places that the other side does not have */
                                        places: number;
                                        /** @description At most 100 */
                                        list: {
                                            code: string;
                                            name: string;
                                            rows: number;
                                        }[];
                                    };
                                    duplicates: {
                                        /** @description Places (and periods) with more than one row, after raising */
                                        keys: number;
                                        /** @description Rows with such keys */
                                        rows: number;
                                        /** @description At most 20 */
                                        list: {
                                            code: string;
                                            name: string;
                                            period: string | null;
                                            rows: number;
                                        }[];
                                    };
                                    /** @description Null where the rows were taken as they are */
                                    raised: {
                                        /** @description Level of the table */
                                        from: string;
                                        /** @description Level of the result */
                                        to: string;
                                        /** @description Rows after raising */
                                        rows: number;
                                    } | null;
                                    /** @description What went into the result, and how where rows were brought together */
                                    columns: {
                                        field: string;
                                        as: string;
                                        aggregate: ("sum" | "weighted_mean" | "min" | "max" | "same") | null;
                                        weight: string | null;
                                    }[];
                                };
                                right: {
                                    resource_id: string;
                                    version: number;
                                    geo: {
                                        /** @enum {unknown} */
                                        by: "code" | "name";
                                        field: string;
                                        parent_field: string | null;
                                        parent: string | null;
                                        /** @description Scheme of the codes in the column */
                                        scheme: string;
                                        level: string;
                                        /** @description False where the call or the dictionary says it */
                                        detected: boolean;
                                    };
                                    /** @description Rows that took part, after filters */
                                    rows_in: number;
                                    /** @description Rows whose place was recognised */
                                    rows_resolved: number;
                                    /** @description Rows that found a partner on the other side */
                                    rows_matched: number;
                                    resolve_rate: number;
                                    /** @description rows_matched ÷ rows_in */
                                    match_rate: number;
                                    unmatched: {
                                        /** @description Distinct values that stand for no place */
                                        places: number;
                                        rows: number;
                                        /** @description The most frequent, at most 100 */
                                        list: {
                                            value: string | null;
                                            parent: string | null;
                                            rows: number;
                                            /** @enum {unknown} */
                                            reason: "empty" | "unknown_code" | "unknown_name" | "unknown_parent" | "parent_missing" | "ambiguous_name" | "no_crosswalk" | "several_parents" | "no_parent";
                                        }[];
                                    };
                                    without_partner: {
                                        /** @description Recognised places that the other side does not have */
                                        places: number;
                                        /** @description At most 100 */
                                        list: {
                                            code: string;
                                            name: string;
                                            rows: number;
                                        }[];
                                    };
                                    duplicates: {
                                        /** @description Places (and periods) with more than one row, after raising */
                                        keys: number;
                                        /** @description Rows with such keys */
                                        rows: number;
                                        /** @description At most 20 */
                                        list: {
                                            code: string;
                                            name: string;
                                            period: string | null;
                                            rows: number;
                                        }[];
                                    };
                                    /** @description Null where the rows were taken as they are */
                                    raised: {
                                        /** @description Level of the table */
                                        from: string;
                                        /** @description Level of the result */
                                        to: string;
                                        /** @description Rows after raising */
                                        rows: number;
                                    } | null;
                                    /** @description What went into the result, and how where rows were brought together */
                                    columns: {
                                        field: string;
                                        as: string;
                                        aggregate: ("sum" | "weighted_mean" | "min" | "max" | "same") | null;
                                        weight: string | null;
                                    }[];
                                };
                                period: {
                                    kind: ("year" | "fiscal_year" | "quarter" | "month" | "date") | null;
                                    /**
                                     * @description none: neither side has a period, or the call leaves it out
                                     * @enum {unknown}
                                     */
                                    alignment: "none" | "same" | "raised" | "carried";
                                    carried: ("left" | "right") | null;
                                    raised: ("left" | "right") | null;
                                    left: {
                                        field: string;
                                        kind: ("year" | "fiscal_year" | "quarter" | "month" | "date") | null;
                                        min: string | null;
                                        max: string | null;
                                    } | null;
                                    right: {
                                        field: string;
                                        kind: ("year" | "fiscal_year" | "quarter" | "month" | "date") | null;
                                        min: string | null;
                                        max: string | null;
                                    } | null;
                                };
                                license: {
                                    id: string | null;
                                    title: string | null;
                                    url: string | null;
                                    /**
                                     * @description same: both have it; stricter: the one of the two that asks for more; incompatible, restricted, unknown: no licence can be named
                                     * @enum {unknown}
                                     */
                                    outcome: "same" | "stricter" | "incompatible" | "restricted" | "unknown";
                                    /** @description An adapted database must be published under the same licence */
                                    share_alike: boolean;
                                    /** @description Lines that must stand beside the result */
                                    attribution: string[];
                                    sources: {
                                        /** @enum {unknown} */
                                        side: "left" | "right";
                                        id: string | null;
                                        title: string | null;
                                    }[];
                                };
                                warnings: {
                                    /** @enum {unknown} */
                                    code: "places_unmatched" | "match_rate_low" | "many_to_many" | "duplicates" | "column_left_out" | "sum_of_unknown_unit" | "crosswalk" | "boundaries_changed" | "codes_replaced" | "several_parents" | "period_carried" | "period_raised" | "fiscal_year_as_calendar_year" | "period_unread" | "license_unknown" | "licenses_incompatible" | "license_restricted";
                                    /** @enum {unknown} */
                                    side?: "left" | "right";
                                    rows?: number;
                                    places?: number;
                                    keys?: number;
                                    count?: number;
                                    codes?: string[];
                                    areas?: {
                                        code: string;
                                        name: string;
                                        parent: string | null;
                                    }[];
                                    from?: string | null;
                                    to?: string | null;
                                    field?: string;
                                    reason?: string;
                                    period?: string | null;
                                }[];
                            };
                            /** @description The result as CSV; put another format in place of csv */
                            download_url: string;
                        };
                    };
                };
            };
        };
    };
    table_merge_save: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    left: {
                        /** @description Resource or alias of the table */
                        resource_id: string;
                        /** @description Number of a version; the current one where left out */
                        version?: number;
                        /** @description Which rows take part, as in datastore_search */
                        filters?: {
                            [key: string]: unknown;
                        } | {
                            [key: string]: unknown;
                        }[];
                        /** @description Column of codes. Found by itself where neither geo nor names is given */
                        geo?: {
                            field: string;
                            /** @description Scheme of the codes, such as lgd, census-2011 or fips */
                            scheme?: string;
                            /** @description Level of the places, such as district */
                            level?: string;
                        };
                        /** @description Column of names, resolved within what they lie in and never by guess */
                        names?: {
                            /** @description Column of names */
                            field: string;
                            /** @description Column that says what the place lies in, by name or code */
                            parent_field?: string;
                            /** @description Name or code of what all places lie in, instead of parent_field */
                            parent?: string;
                            /** @description Scheme of the codes, such as lgd, census-2011 or fips */
                            scheme?: string;
                            /** @description Level of the places, such as district */
                            level?: string;
                        };
                        /** @description Column that says when. Where left out it is the time column of the dictionary; null merges without regard to time */
                        period?: {
                            field: string;
                            /** @description Only rows of this period, such as 2011, 2019-07 or 2019-20 */
                            only?: string;
                        } | null;
                        /** @description Columns of the result; all where left out */
                        columns?: {
                            /** @description A column of the table */
                            field: string;
                            /** @description Its name in the result; the same where left out */
                            as?: string;
                            /**
                             * @description How values become one where rows are brought together: sum for counts, weighted_mean (with weight) for rates, min, max, or same: the value where all rows agree, else empty. Proposed by unit and role where left out
                             * @enum {unknown}
                             */
                            aggregate?: "sum" | "weighted_mean" | "min" | "max" | "same";
                            /** @description Column of the same table that weighs a weighted_mean, such as population */
                            weight?: string;
                        }[];
                    };
                    right: {
                        /** @description Resource or alias of the table */
                        resource_id: string;
                        /** @description Number of a version; the current one where left out */
                        version?: number;
                        /** @description Which rows take part, as in datastore_search */
                        filters?: {
                            [key: string]: unknown;
                        } | {
                            [key: string]: unknown;
                        }[];
                        /** @description Column of codes. Found by itself where neither geo nor names is given */
                        geo?: {
                            field: string;
                            /** @description Scheme of the codes, such as lgd, census-2011 or fips */
                            scheme?: string;
                            /** @description Level of the places, such as district */
                            level?: string;
                        };
                        /** @description Column of names, resolved within what they lie in and never by guess */
                        names?: {
                            /** @description Column of names */
                            field: string;
                            /** @description Column that says what the place lies in, by name or code */
                            parent_field?: string;
                            /** @description Name or code of what all places lie in, instead of parent_field */
                            parent?: string;
                            /** @description Scheme of the codes, such as lgd, census-2011 or fips */
                            scheme?: string;
                            /** @description Level of the places, such as district */
                            level?: string;
                        };
                        /** @description Column that says when. Where left out it is the time column of the dictionary; null merges without regard to time */
                        period?: {
                            field: string;
                            /** @description Only rows of this period, such as 2011, 2019-07 or 2019-20 */
                            only?: string;
                        } | null;
                        /** @description Columns of the result; all where left out */
                        columns?: {
                            /** @description A column of the table */
                            field: string;
                            /** @description Its name in the result; the same where left out */
                            as?: string;
                            /**
                             * @description How values become one where rows are brought together: sum for counts, weighted_mean (with weight) for rates, min, max, or same: the value where all rows agree, else empty. Proposed by unit and role where left out
                             * @enum {unknown}
                             */
                            aggregate?: "sum" | "weighted_mean" | "min" | "max" | "same";
                            /** @description Column of the same table that weighs a weighted_mean, such as population */
                            weight?: string;
                        }[];
                    };
                    /** @description Level of the result: that of a table, or one above both; the coarser where left out */
                    level?: string;
                    /**
                     * @description left keeps every row of the left table, inner those with a partner, outer all of both
                     * @default left
                     * @enum {unknown}
                     */
                    how?: "left" | "inner" | "outer";
                    /**
                     * @description Rows of one table with the same place and period: keep repeats the other side, aggregate brings them together
                     * @default keep
                     * @enum {unknown}
                     */
                    duplicates?: "keep" | "aggregate";
                    /** @description The resource to make, as in resource_create */
                    resource: {
                        package_id: string;
                        name: string;
                    } & {
                        [key: string]: unknown;
                    };
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            resource_id: string;
                            package_id: string;
                            rows: number;
                            report: {
                                rows_in: {
                                    left: number;
                                    right: number;
                                };
                                rows_out: number;
                                /** @enum {unknown} */
                                how: "left" | "inner" | "outer";
                                /** @description Scheme of the result’s codes */
                                scheme: string;
                                level: string;
                                left: {
                                    resource_id: string;
                                    version: number;
                                    geo: {
                                        /** @enum {unknown} */
                                        by: "code" | "name";
                                        field: string;
                                        parent_field: string | null;
                                        parent: string | null;
                                        /** @description Scheme of the codes in the column */
                                        scheme: string;
                                        level: string;
                                        /** @description False where the call or the dictionary says it */
                                        detected: boolean;
                                    };
                                    /** @description Rows that took part, after filters */
                                    rows_in: number;
                                    /** @description Rows whose place was recognised */
                                    rows_resolved: number;
                                    /** @description Rows that found a partner on the other side */
                                    rows_matched: number;
                                    resolve_rate: number;
                                    /** @description rows_matched ÷ rows_in */
                                    match_rate: number;
                                    unmatched: {
                                        /** @description Distinct values that stand for no place */
                                        places: number;
                                        rows: number;
                                        /** @description The most frequent, at most 100 */
                                        list: {
                                            value: string | null;
                                            parent: string | null;
                                            rows: number;
                                            /** @enum {unknown} */
                                            reason: "empty" | "unknown_code" | "unknown_name" | "unknown_parent" | "parent_missing" | "ambiguous_name" | "no_crosswalk" | "several_parents" | "no_parent";
                                        }[];
                                    };
                                    without_partner: {
                                        /** @description Recognised places that the other side does not have */
                                        places: number;
                                        /** @description At most 100 */
                                        list: {
                                            code: string;
                                            name: string;
                                            rows: number;
                                        }[];
                                    };
                                    duplicates: {
                                        /** @description Places (and periods) with more than one row, after raising */
                                        keys: number;
                                        /** @description Rows with such keys */
                                        rows: number;
                                        /** @description At most 20 */
                                        list: {
                                            code: string;
                                            name: string;
                                            period: string | null;
                                            rows: number;
                                        }[];
                                    };
                                    /** @description Null where the rows were taken as they are */
                                    raised: {
                                        /** @description Level of the table */
                                        from: string;
                                        /** @description Level of the result */
                                        to: string;
                                        /** @description Rows after raising */
                                        rows: number;
                                    } | null;
                                    /** @description What went into the result, and how where rows were brought together */
                                    columns: {
                                        field: string;
                                        as: string;
                                        aggregate: ("sum" | "weighted_mean" | "min" | "max" | "same") | null;
                                        weight: string | null;
                                    }[];
                                };
                                right: {
                                    resource_id: string;
                                    version: number;
                                    geo: {
                                        /** @enum {unknown} */
                                        by: "code" | "name";
                                        field: string;
                                        parent_field: string | null;
                                        parent: string | null;
                                        /** @description Scheme of the codes in the column */
                                        scheme: string;
                                        level: string;
                                        /** @description False where the call or the dictionary says it */
                                        detected: boolean;
                                    };
                                    /** @description Rows that took part, after filters */
                                    rows_in: number;
                                    /** @description Rows whose place was recognised */
                                    rows_resolved: number;
                                    /** @description Rows that found a partner on the other side */
                                    rows_matched: number;
                                    resolve_rate: number;
                                    /** @description rows_matched ÷ rows_in */
                                    match_rate: number;
                                    unmatched: {
                                        /** @description Distinct values that stand for no place */
                                        places: number;
                                        rows: number;
                                        /** @description The most frequent, at most 100 */
                                        list: {
                                            value: string | null;
                                            parent: string | null;
                                            rows: number;
                                            /** @enum {unknown} */
                                            reason: "empty" | "unknown_code" | "unknown_name" | "unknown_parent" | "parent_missing" | "ambiguous_name" | "no_crosswalk" | "several_parents" | "no_parent";
                                        }[];
                                    };
                                    without_partner: {
                                        /** @description Recognised places that the other side does not have */
                                        places: number;
                                        /** @description At most 100 */
                                        list: {
                                            code: string;
                                            name: string;
                                            rows: number;
                                        }[];
                                    };
                                    duplicates: {
                                        /** @description Places (and periods) with more than one row, after raising */
                                        keys: number;
                                        /** @description Rows with such keys */
                                        rows: number;
                                        /** @description At most 20 */
                                        list: {
                                            code: string;
                                            name: string;
                                            period: string | null;
                                            rows: number;
                                        }[];
                                    };
                                    /** @description Null where the rows were taken as they are */
                                    raised: {
                                        /** @description Level of the table */
                                        from: string;
                                        /** @description Level of the result */
                                        to: string;
                                        /** @description Rows after raising */
                                        rows: number;
                                    } | null;
                                    /** @description What went into the result, and how where rows were brought together */
                                    columns: {
                                        field: string;
                                        as: string;
                                        aggregate: ("sum" | "weighted_mean" | "min" | "max" | "same") | null;
                                        weight: string | null;
                                    }[];
                                };
                                period: {
                                    kind: ("year" | "fiscal_year" | "quarter" | "month" | "date") | null;
                                    /**
                                     * @description none: neither side has a period, or the call leaves it out
                                     * @enum {unknown}
                                     */
                                    alignment: "none" | "same" | "raised" | "carried";
                                    carried: ("left" | "right") | null;
                                    raised: ("left" | "right") | null;
                                    left: {
                                        field: string;
                                        kind: ("year" | "fiscal_year" | "quarter" | "month" | "date") | null;
                                        min: string | null;
                                        max: string | null;
                                    } | null;
                                    right: {
                                        field: string;
                                        kind: ("year" | "fiscal_year" | "quarter" | "month" | "date") | null;
                                        min: string | null;
                                        max: string | null;
                                    } | null;
                                };
                                license: {
                                    id: string | null;
                                    title: string | null;
                                    url: string | null;
                                    /**
                                     * @description same: both have it; stricter: the one of the two that asks for more; incompatible, restricted, unknown: no licence can be named
                                     * @enum {unknown}
                                     */
                                    outcome: "same" | "stricter" | "incompatible" | "restricted" | "unknown";
                                    /** @description An adapted database must be published under the same licence */
                                    share_alike: boolean;
                                    /** @description Lines that must stand beside the result */
                                    attribution: string[];
                                    sources: {
                                        /** @enum {unknown} */
                                        side: "left" | "right";
                                        id: string | null;
                                        title: string | null;
                                    }[];
                                };
                                warnings: {
                                    /** @enum {unknown} */
                                    code: "places_unmatched" | "match_rate_low" | "many_to_many" | "duplicates" | "column_left_out" | "sum_of_unknown_unit" | "crosswalk" | "boundaries_changed" | "codes_replaced" | "several_parents" | "period_carried" | "period_raised" | "fiscal_year_as_calendar_year" | "period_unread" | "license_unknown" | "licenses_incompatible" | "license_restricted";
                                    /** @enum {unknown} */
                                    side?: "left" | "right";
                                    rows?: number;
                                    places?: number;
                                    keys?: number;
                                    count?: number;
                                    codes?: string[];
                                    areas?: {
                                        code: string;
                                        name: string;
                                        parent: string | null;
                                    }[];
                                    from?: string | null;
                                    to?: string | null;
                                    field?: string;
                                    reason?: string;
                                    period?: string | null;
                                }[];
                            };
                        };
                    };
                };
            };
        };
    };
    table_merge_suggest: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Resource or alias of the left table */
                    left: string;
                    /** @description Resource or alias of the right table */
                    right: string;
                    /** @description Language of texts that are written in several, such as fr; others are given as they are */
                    lang?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            left: {
                                resource_id: string;
                                rows: number;
                                /** @description The best column; null where none is known */
                                geo: {
                                    /** @enum {unknown} */
                                    by: "code" | "name";
                                    field: string;
                                    parent_field: string | null;
                                    parent: string | null;
                                    /** @description Scheme of the codes in the column */
                                    scheme: string;
                                    level: string;
                                    /** @description False where the call or the dictionary says it */
                                    detected: boolean;
                                    /** @description Different places in the column */
                                    distinct: number;
                                    /** @description Part of them that is known */
                                    match_rate: number;
                                    ambiguous_with: string[];
                                } | null;
                                /** @description All columns that fit, the best first */
                                geo_candidates: {
                                    /** @enum {unknown} */
                                    by: "code" | "name";
                                    field: string;
                                    parent_field: string | null;
                                    parent: string | null;
                                    /** @description Scheme of the codes in the column */
                                    scheme: string;
                                    level: string;
                                    /** @description False where the call or the dictionary says it */
                                    detected: boolean;
                                    /** @description Different places in the column */
                                    distinct: number;
                                    /** @description Part of them that is known */
                                    match_rate: number;
                                    ambiguous_with: string[];
                                }[];
                                period: {
                                    field: string;
                                    kind: ("year" | "fiscal_year" | "quarter" | "month" | "date") | null;
                                    min: string | null;
                                    max: string | null;
                                } | null;
                                period_candidates: {
                                    field: string;
                                    kind: ("year" | "fiscal_year" | "quarter" | "month" | "date") | null;
                                    min: string | null;
                                    max: string | null;
                                }[];
                                columns: {
                                    field: string;
                                    type: string;
                                    label: string | null;
                                    /** @description The text in several languages, such as {"fr": "Naissances"} */
                                    label_translated?: {
                                        [key: string]: string;
                                    };
                                    unit: string | null;
                                    /** @description The text in several languages, such as {"fr": "Naissances"} */
                                    unit_translated?: {
                                        [key: string]: string;
                                    };
                                    role: string | null;
                                    /**
                                     * @description count adds up; rate needs a weight; unknown is a number without a unit; other is no figure
                                     * @enum {unknown}
                                     */
                                    kind: "count" | "rate" | "unknown" | "other";
                                    /** @description Used where rows are brought together and the call says nothing; null: left out then */
                                    aggregate: ("sum" | "weighted_mean" | "min" | "max" | "same") | null;
                                    /** @description Counts of the table that can weigh a mean */
                                    weights: string[];
                                }[];
                            };
                            right: {
                                resource_id: string;
                                rows: number;
                                /** @description The best column; null where none is known */
                                geo: {
                                    /** @enum {unknown} */
                                    by: "code" | "name";
                                    field: string;
                                    parent_field: string | null;
                                    parent: string | null;
                                    /** @description Scheme of the codes in the column */
                                    scheme: string;
                                    level: string;
                                    /** @description False where the call or the dictionary says it */
                                    detected: boolean;
                                    /** @description Different places in the column */
                                    distinct: number;
                                    /** @description Part of them that is known */
                                    match_rate: number;
                                    ambiguous_with: string[];
                                } | null;
                                /** @description All columns that fit, the best first */
                                geo_candidates: {
                                    /** @enum {unknown} */
                                    by: "code" | "name";
                                    field: string;
                                    parent_field: string | null;
                                    parent: string | null;
                                    /** @description Scheme of the codes in the column */
                                    scheme: string;
                                    level: string;
                                    /** @description False where the call or the dictionary says it */
                                    detected: boolean;
                                    /** @description Different places in the column */
                                    distinct: number;
                                    /** @description Part of them that is known */
                                    match_rate: number;
                                    ambiguous_with: string[];
                                }[];
                                period: {
                                    field: string;
                                    kind: ("year" | "fiscal_year" | "quarter" | "month" | "date") | null;
                                    min: string | null;
                                    max: string | null;
                                } | null;
                                period_candidates: {
                                    field: string;
                                    kind: ("year" | "fiscal_year" | "quarter" | "month" | "date") | null;
                                    min: string | null;
                                    max: string | null;
                                }[];
                                columns: {
                                    field: string;
                                    type: string;
                                    label: string | null;
                                    /** @description The text in several languages, such as {"fr": "Naissances"} */
                                    label_translated?: {
                                        [key: string]: string;
                                    };
                                    unit: string | null;
                                    /** @description The text in several languages, such as {"fr": "Naissances"} */
                                    unit_translated?: {
                                        [key: string]: string;
                                    };
                                    role: string | null;
                                    /**
                                     * @description count adds up; rate needs a weight; unknown is a number without a unit; other is no figure
                                     * @enum {unknown}
                                     */
                                    kind: "count" | "rate" | "unknown" | "other";
                                    /** @description Used where rows are brought together and the call says nothing; null: left out then */
                                    aggregate: ("sum" | "weighted_mean" | "min" | "max" | "same") | null;
                                    /** @description Counts of the table that can weigh a mean */
                                    weights: string[];
                                }[];
                            };
                            /** @description Levels the result may have, the finest first; empty where the tables cannot be merged */
                            levels: {
                                scheme: string;
                                level: string;
                                title: string;
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                title_translated?: {
                                    [key: string]: string;
                                };
                                /** @description The sides whose rows are brought up to it */
                                raised: ("left" | "right")[];
                            }[];
                            /** @description Input for table_merge, ready to send; null where the tables cannot be merged */
                            merge: {
                                left: {
                                    /** @description Resource or alias of the table */
                                    resource_id: string;
                                    /** @description Number of a version; the current one where left out */
                                    version?: number;
                                    /** @description Which rows take part, as in datastore_search */
                                    filters?: {
                                        [key: string]: unknown;
                                    } | {
                                        [key: string]: unknown;
                                    }[];
                                    /** @description Column of codes. Found by itself where neither geo nor names is given */
                                    geo?: {
                                        field: string;
                                        /** @description Scheme of the codes, such as lgd, census-2011 or fips */
                                        scheme?: string;
                                        /** @description Level of the places, such as district */
                                        level?: string;
                                    };
                                    /** @description Column of names, resolved within what they lie in and never by guess */
                                    names?: {
                                        /** @description Column of names */
                                        field: string;
                                        /** @description Column that says what the place lies in, by name or code */
                                        parent_field?: string;
                                        /** @description Name or code of what all places lie in, instead of parent_field */
                                        parent?: string;
                                        /** @description Scheme of the codes, such as lgd, census-2011 or fips */
                                        scheme?: string;
                                        /** @description Level of the places, such as district */
                                        level?: string;
                                    };
                                    /** @description Column that says when. Where left out it is the time column of the dictionary; null merges without regard to time */
                                    period?: {
                                        field: string;
                                        /** @description Only rows of this period, such as 2011, 2019-07 or 2019-20 */
                                        only?: string;
                                    } | null;
                                    /** @description Columns of the result; all where left out */
                                    columns?: {
                                        /** @description A column of the table */
                                        field: string;
                                        /** @description Its name in the result; the same where left out */
                                        as?: string;
                                        /**
                                         * @description How values become one where rows are brought together: sum for counts, weighted_mean (with weight) for rates, min, max, or same: the value where all rows agree, else empty. Proposed by unit and role where left out
                                         * @enum {unknown}
                                         */
                                        aggregate?: "sum" | "weighted_mean" | "min" | "max" | "same";
                                        /** @description Column of the same table that weighs a weighted_mean, such as population */
                                        weight?: string;
                                    }[];
                                };
                                right: {
                                    /** @description Resource or alias of the table */
                                    resource_id: string;
                                    /** @description Number of a version; the current one where left out */
                                    version?: number;
                                    /** @description Which rows take part, as in datastore_search */
                                    filters?: {
                                        [key: string]: unknown;
                                    } | {
                                        [key: string]: unknown;
                                    }[];
                                    /** @description Column of codes. Found by itself where neither geo nor names is given */
                                    geo?: {
                                        field: string;
                                        /** @description Scheme of the codes, such as lgd, census-2011 or fips */
                                        scheme?: string;
                                        /** @description Level of the places, such as district */
                                        level?: string;
                                    };
                                    /** @description Column of names, resolved within what they lie in and never by guess */
                                    names?: {
                                        /** @description Column of names */
                                        field: string;
                                        /** @description Column that says what the place lies in, by name or code */
                                        parent_field?: string;
                                        /** @description Name or code of what all places lie in, instead of parent_field */
                                        parent?: string;
                                        /** @description Scheme of the codes, such as lgd, census-2011 or fips */
                                        scheme?: string;
                                        /** @description Level of the places, such as district */
                                        level?: string;
                                    };
                                    /** @description Column that says when. Where left out it is the time column of the dictionary; null merges without regard to time */
                                    period?: {
                                        field: string;
                                        /** @description Only rows of this period, such as 2011, 2019-07 or 2019-20 */
                                        only?: string;
                                    } | null;
                                    /** @description Columns of the result; all where left out */
                                    columns?: {
                                        /** @description A column of the table */
                                        field: string;
                                        /** @description Its name in the result; the same where left out */
                                        as?: string;
                                        /**
                                         * @description How values become one where rows are brought together: sum for counts, weighted_mean (with weight) for rates, min, max, or same: the value where all rows agree, else empty. Proposed by unit and role where left out
                                         * @enum {unknown}
                                         */
                                        aggregate?: "sum" | "weighted_mean" | "min" | "max" | "same";
                                        /** @description Column of the same table that weighs a weighted_mean, such as population */
                                        weight?: string;
                                    }[];
                                };
                                /** @description Level of the result: that of a table, or one above both; the coarser where left out */
                                level?: string;
                                /**
                                 * @description left keeps every row of the left table, inner those with a partner, outer all of both
                                 * @default left
                                 * @enum {unknown}
                                 */
                                how?: "left" | "inner" | "outer";
                                /**
                                 * @description Rows of one table with the same place and period: keep repeats the other side, aggregate brings them together
                                 * @default keep
                                 * @enum {unknown}
                                 */
                                duplicates?: "keep" | "aggregate";
                            } | null;
                            problems: {
                                /** @enum {unknown} */
                                code: "no_places" | "no_common_scheme";
                                /** @enum {unknown} */
                                side?: "left" | "right";
                            }[];
                        };
                    };
                };
            };
        };
    };
    tag_autocomplete: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    query?: (string | string[]) | null;
                    q?: (string | string[]) | null;
                    vocabulary_id?: string | null;
                    limit?: number | null;
                    offset?: number | null;
                    /** @description Language of texts that are written in several, such as fr; others are given as they are */
                    lang?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: string[];
                    };
                };
            };
        };
    };
    tag_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    vocabulary_id: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            id: string;
                            name: string;
                            display_name: string;
                            state: string;
                            vocabulary_id: string | null;
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            display_name_translated?: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
        };
    };
    tag_delete: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    vocabulary_id?: string | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: null;
                    };
                };
            };
        };
    };
    tag_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    query?: (string | string[]) | null;
                    q?: (string | string[]) | null;
                    vocabulary_id?: string | null;
                    limit?: number | null;
                    offset?: number | null;
                    all_fields?: boolean | null;
                    /** @description Language of texts that are written in several, such as fr; others are given as they are */
                    lang?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: (string | {
                            id: string;
                            name: string;
                            display_name: string;
                            state: string;
                            vocabulary_id: string | null;
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            display_name_translated?: {
                                [key: string]: string;
                            };
                        })[];
                    };
                };
            };
        };
    };
    tag_search: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    query?: (string | string[]) | null;
                    q?: (string | string[]) | null;
                    vocabulary_id?: string | null;
                    limit?: number | null;
                    offset?: number | null;
                    /** @description Language of texts that are written in several, such as fr; others are given as they are */
                    lang?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            count: number;
                            results: {
                                id: string;
                                name: string;
                                display_name: string;
                                state: string;
                                vocabulary_id: string | null;
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                display_name_translated?: {
                                    [key: string]: string;
                                };
                            }[];
                        };
                    };
                };
            };
        };
    };
    tag_show: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    vocabulary_id?: string | null;
                    include_datasets?: boolean | null;
                    /** @description Language of texts that are written in several, such as fr; others are given as they are */
                    lang?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            id: string;
                            name: string;
                            display_name: string;
                            state: string;
                            vocabulary_id: string | null;
                            /** @description The text in several languages, such as {"fr": "Naissances"} */
                            display_name_translated?: {
                                [key: string]: string;
                            };
                            packages?: ({
                                id: string;
                                name: string;
                                title: string;
                                notes: string | null;
                                url: string | null;
                                version: string | null;
                                author: string | null;
                                author_email: string | null;
                                maintainer: string | null;
                                maintainer_email: string | null;
                                license_id: string | null;
                                license_title: string | null;
                                license_url: string | null;
                                isopen: boolean;
                                type: string;
                                owner_org: string | null;
                                private: boolean;
                                /** @description active, draft or deleted */
                                state: string;
                                creator_user_id: string | null;
                                metadata_created: string;
                                metadata_modified: string;
                                num_resources: number;
                                num_tags: number;
                                resources: ({
                                    id: string;
                                    package_id: string;
                                    position: number;
                                    name: string | null;
                                    description: string;
                                    url: string;
                                    format: string;
                                    mimetype: string | null;
                                    mimetype_inner: string | null;
                                    size: number | null;
                                    hash: string;
                                    created: string;
                                    last_modified: string | null;
                                    metadata_modified: string;
                                    resource_type: string | null;
                                    url_type: string | null;
                                    cache_url: string | null;
                                    cache_last_updated: string | null;
                                    state: string;
                                    datastore_active: boolean;
                                    /** @description short name in addresses; never changes by itself */
                                    sku: string;
                                    title: string | null;
                                    granularity: string | null;
                                    frequency: string | null;
                                    /** @description how many columns are measures */
                                    no_indicators: number;
                                    /** @description visitors find it: it has a table, a file or a link, and is not held back */
                                    idp_ready: boolean;
                                    /** @description its publisher keeps it out of what visitors find */
                                    held_back: boolean;
                                    tags: string[];
                                    years_covered: string | null;
                                    key_columns: string[];
                                    /** @description The text in several languages, such as {"fr": "Naissances"} */
                                    name_translated?: {
                                        [key: string]: string;
                                    };
                                    /** @description The text in several languages, such as {"fr": "Naissances"} */
                                    title_translated?: {
                                        [key: string]: string;
                                    };
                                    /** @description The text in several languages, such as {"fr": "Naissances"} */
                                    description_translated?: {
                                        [key: string]: string;
                                    };
                                } & {
                                    [key: string]: unknown;
                                })[];
                                tags: {
                                    id: string;
                                    name: string;
                                    display_name: string;
                                    state: string;
                                    vocabulary_id: string | null;
                                    /** @description The text in several languages, such as {"fr": "Naissances"} */
                                    display_name_translated?: {
                                        [key: string]: string;
                                    };
                                }[];
                                groups: {
                                    id: string;
                                    name: string;
                                    title: string;
                                    description: string;
                                    display_name: string;
                                    image_display_url: string;
                                    /** @description The text in several languages, such as {"fr": "Naissances"} */
                                    title_translated?: {
                                        [key: string]: string;
                                    };
                                    /** @description The text in several languages, such as {"fr": "Naissances"} */
                                    display_name_translated?: {
                                        [key: string]: string;
                                    };
                                    /** @description The text in several languages, such as {"fr": "Naissances"} */
                                    description_translated?: {
                                        [key: string]: string;
                                    };
                                }[];
                                extras: {
                                    key: string;
                                    value: string;
                                }[];
                                organization: {
                                    id: string;
                                    name: string;
                                    title: string;
                                    type: string;
                                    description: string;
                                    image_url: string;
                                    created: string;
                                    is_organization: boolean;
                                    approval_status: string;
                                    state: string;
                                    /** @description The text in several languages, such as {"fr": "Naissances"} */
                                    title_translated?: {
                                        [key: string]: string;
                                    };
                                    /** @description The text in several languages, such as {"fr": "Naissances"} */
                                    description_translated?: {
                                        [key: string]: string;
                                    };
                                } | null;
                                relationships_as_subject: {
                                    [key: string]: unknown;
                                }[];
                                relationships_as_object: {
                                    [key: string]: unknown;
                                }[];
                                sector: string[];
                                source_name: string | null;
                                source_link: string | null;
                                methodology: string | null;
                                data_extraction_page: string | null;
                                similar_datasets: string[];
                                size: number | null;
                                years_covered: string | null;
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                license_title_translated?: {
                                    [key: string]: string;
                                };
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                title_translated?: {
                                    [key: string]: string;
                                };
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                notes_translated?: {
                                    [key: string]: string;
                                };
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                source_name_translated?: {
                                    [key: string]: string;
                                };
                                /** @description The text in several languages, such as {"fr": "Naissances"} */
                                methodology_translated?: {
                                    [key: string]: string;
                                };
                            } & {
                                [key: string]: unknown;
                            })[];
                        };
                    };
                };
            };
        };
    };
    user_activity_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    limit?: number | null;
                    offset?: number | null;
                    before?: number | null;
                    after?: number | null;
                    /** @description Language of texts that are written in several, such as fr; others are given as they are */
                    lang?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            id: string;
                            /** @description ISO 8601 in UTC with microseconds and no zone */
                            timestamp: string;
                            user_id: string | null;
                            /** @description The id of the dataset */
                            object_id: string;
                            revision_id: null;
                            activity_type: "new package" | "changed package" | "deleted package";
                            /** @description The dataset as it was then: in lists its id, name and title, in activity_show whole */
                            data: {
                                package: {
                                    [key: string]: unknown;
                                };
                            };
                        }[];
                    };
                };
            };
        };
    };
    user_follower_count: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    /** @description Language of texts that are written in several, such as fr; others are given as they are */
                    lang?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: number;
                    };
                };
            };
        };
    };
    user_invite: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    email: string;
                    group_id: string;
                    role: "admin" | "editor" | "member";
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            id: string;
                            name: string;
                            display_name: string;
                            fullname: string | null;
                            email: string | null;
                            /** @description pending until they have signed in, then active */
                            state: string;
                        };
                    };
                };
            };
        };
    };
    user_show: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id?: string | null;
                    /** @description Language of texts that are written in several, such as fr; others are given as they are */
                    lang?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            id: string;
                            name: string;
                            display_name: string;
                            fullname: string | null;
                            about: string | null;
                            image_url: string | null;
                            state: string;
                            sysadmin: boolean;
                            number_created_packages: number;
                            number_of_edits: number;
                        };
                    };
                };
            };
        };
    };
    views: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    /** @description Language of texts that are written in several, such as fr; others are given as they are */
                    lang?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: ({
                            id: string;
                            resource_id: string;
                            package_id: string;
                            title: string;
                            description: string;
                            view_type: string;
                        } & {
                            [key: string]: unknown;
                        })[];
                    };
                };
            };
        };
    };
    vocabulary_create: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    tags?: (string | ({
                        name: string;
                    } & {
                        [key: string]: unknown;
                    }))[] | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            id: string;
                            name: string;
                            tags: {
                                id: string;
                                name: string;
                                display_name: string;
                                vocabulary_id: string;
                            }[];
                        };
                    };
                };
            };
        };
    };
    vocabulary_delete: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: null;
                    };
                };
            };
        };
    };
    vocabulary_list: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                /** @example {} */
                "application/json": {
                    /** @description Language of texts that are written in several, such as fr; others are given as they are */
                    lang?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            id: string;
                            name: string;
                            tags: {
                                id: string;
                                name: string;
                                display_name: string;
                                vocabulary_id: string;
                            }[];
                        }[];
                    };
                };
            };
        };
    };
    vocabulary_show: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    /** @description Language of texts that are written in several, such as fr; others are given as they are */
                    lang?: string;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            id: string;
                            name: string;
                            tags: {
                                id: string;
                                name: string;
                                display_name: string;
                                vocabulary_id: string;
                            }[];
                        };
                    };
                };
            };
        };
    };
    vocabulary_update: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    name?: string | null;
                    tags?: (string | ({
                        name: string;
                    } & {
                        [key: string]: unknown;
                    }))[] | null;
                };
            };
        };
        responses: {
            /** @description Default Response */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        help: string;
                        /** @enum {boolean} */
                        success: true;
                        result: {
                            id: string;
                            name: string;
                            tags: {
                                id: string;
                                name: string;
                                display_name: string;
                                vocabulary_id: string;
                            }[];
                        };
                    };
                };
            };
        };
    };
}

/** Actions that change nothing, and so may be called with GET. */
export const readOnlyActions = [
  'activity_data_show',
  'activity_diff',
  'activity_show',
  'api_token_list',
  'chart_choices',
  'chart_fields',
  'chart_query',
  'column_search',
  'current_package_list_with_resources',
  'dataset_bin_list',
  'dataset_desk_list',
  'dataset_fair_list',
  'dataset_fair_show',
  'dataset_figures',
  'dataset_follower_count',
  'dataset_history',
  'dataset_publication_show',
  'dataset_search_places',
  'datastore_info',
  'datastore_search',
  'datastore_search_sql',
  'datastore_table_summary',
  'datastore_version_compare',
  'datastore_version_list',
  'desk_task_list',
  'format_autocomplete',
  'group_activity_list',
  'group_follower_count',
  'group_list',
  'group_list_authz',
  'group_package_show',
  'group_show',
  'harvest_run_list',
  'harvest_run_show',
  'harvest_source_list',
  'harvest_source_show',
  'help_show',
  'license_list',
  'member_list',
  'member_roles_list',
  'organization_activity_list',
  'organization_figures',
  'organization_follower_count',
  'organization_holdings',
  'organization_list',
  'organization_list_for_user',
  'organization_people_list',
  'organization_show',
  'package_activity_list',
  'package_autocomplete',
  'package_collaborator_list',
  'package_collaborator_list_for_user',
  'package_list',
  'package_search',
  'package_show',
  'recently_changed_packages_activity_list',
  'resource_search',
  'resource_show',
  'resource_view_list',
  'resource_view_show',
  'search_figures',
  'search_suggest',
  'status_show',
  'table_merge',
  'table_merge_suggest',
  'tag_autocomplete',
  'tag_list',
  'tag_search',
  'tag_show',
  'user_activity_list',
  'user_follower_count',
  'user_show',
  'views',
  'vocabulary_list',
  'vocabulary_show',
] as const;
