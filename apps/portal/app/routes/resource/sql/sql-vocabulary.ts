/** Words of SQL that the editor colours and offers; what is missing here still runs where the server allows it. */
export const sqlKeywords =
  'all and any as asc between by case cast count cross desc distinct else end except exists extract false filter first following from full group having in inner intersect interval is join last left like ilike limit not null nulls offset on or order outer over partition preceding qualify range right rows select then true try_cast unbounded union using values when where window with';

/** The functions people reach for; the server lets pass some hundreds more. */
export const sqlFunctions =
  `abs any_value approx_count_distinct arg_max arg_min avg ceil coalesce concat contains
corr count count_if current_date date_diff date_part date_trunc day dense_rank ends_with exp first_value floor
greatest ifnull lag last_value lead least left length list ln log10 lower ltrim max median min mode month ntile
nullif percent_rank position power quantile_cont rank regexp_extract regexp_replace replace right
round row_number rtrim sign split_part sqrt starts_with stddev strftime string_agg strptime substring sum trim
upper var_samp week year`.split(/\s+/);
