import { macroFunctions } from './postgres-macros.ts';

/**
 * The functions a public query may call. Whatever is missing here is refused, also what a later release of
 * the engine adds. Left out on purpose: everything that reads files, settings, catalogues or other queries;
 * everything that sleeps, fails or writes; and everything whose result can be far larger than what it is
 * given (repeat, format, printf, bar, list_resize, list_reduce, bitstring_agg).
 */
const aggregates = `
  any_value approx_count_distinct approx_quantile arbitrary arg_max arg_min argmax argmin array_agg avg
  bit_and bit_or bit_xor bool_and bool_or corr count count_if count_star countif covar_pop covar_samp entropy
  favg first fsum geomean geometric_mean group_concat histogram kahan_sum kurtosis kurtosis_pop last list
  listagg mad max max_by mean median min min_by mode product quantile quantile_cont quantile_disc regr_avgx
  regr_avgy regr_count regr_intercept regr_r2 regr_slope regr_sxx regr_sxy regr_syy sem skewness stddev
  stddev_pop stddev_samp string_agg sum sumkahan var_pop var_samp variance wavg weighted_avg`;

const windows = `
  cume_dist dense_rank fill first_value lag last_value lead nth_value ntile percent_rank rank rank_dense
  row_number`;

const operators = `
  + - * / // % ** ^ & | ~ << >> || ! @ ^@ ~~ !~~ ~~* !~~* ~~~ -> ->> && @> <@`;

const arithmetic = `
  abs acos acosh add asin asinh atan atan2 atanh bit_count cbrt ceil ceiling cos cosh cot degrees divide even
  exp factorial fdiv floor fmod gamma gcd greatest greatest_common_divisor isfinite isinf isnan lcm least
  least_common_multiple lgamma ln log log10 log2 mod multiply nextafter pi pow power radians random round
  round_even roundbankers sign signbit sin sinh sqrt subtract tan tanh trunc xor`;

const strings = `
  ascii base64 bit_length char_length character_length chr concat concat_ws contains damerau_levenshtein
  editdist3 ends_with from_base64 hamming hash hex ilike_escape instr jaccard jaro_similarity
  jaro_winkler_similarity lcase left left_grapheme len length length_grapheme levenshtein like_escape lower
  ltrim md5 mismatches nfc_normalize not_ilike_escape not_like_escape octet_length ord
  position
  prefix regexp_escape regexp_extract regexp_extract_all regexp_full_match regexp_replace
  regexp_split_to_array replace reverse right right_grapheme rtrim sha1 sha256 split split_part starts_with
  str_split str_split_regex string_split string_split_regex string_to_array strip_accents strlen strpos
  substr substring substring_grapheme suffix to_base to_base64 to_hex translate trim ucase unhex unicode
  upper url_decode url_encode`;

const dates = `
  age ago century current_date current_localtime current_localtimestamp date_add date_diff date_part date_sub
  date_trunc datediff datepart datesub datetrunc day dayname dayofmonth dayofweek dayofyear days_in_month
  decade epoch epoch_ms epoch_ns epoch_us era get_current_time get_current_timestamp hour isodow isoyear
  julian last_day make_date make_time make_timestamp make_timestamp_ms make_timestamptz microsecond
  millennium millisecond minute month monthname now quarter second strftime strptime time_bucket timezone
  timezone_hour timezone_minute to_centuries to_days to_decades to_hours to_microseconds to_millennia
  to_milliseconds to_minutes to_months to_quarters to_seconds to_timestamp to_weeks to_years today
  transaction_timestamp try_strptime week weekday weekofyear year yearweek`;

const listsAndObjects = `
  array_append array_contains array_distinct array_extract array_has array_has_all array_has_any array_intersect
  array_length array_position array_prepend array_slice array_sort array_to_string array_unique cardinality element_at
  flatten json_array_length json_contains json_exists json_extract json_extract_path
  json_extract_path_text json_extract_string json_keys json_type json_valid json_value list_any_value list_apply
  list_avg list_concat list_contains list_count list_distinct list_element list_extract list_filter
  list_first list_has list_has_all list_has_any list_indexof list_intersect list_last list_max list_median
  list_min list_position list_reverse list_reverse_sort list_slice list_sort list_string_agg list_sum
  list_transform list_unique list_value list_where list_zip map map_contains map_entries map_extract
  map_keys map_values row struct_extract struct_pack to_json unnest`;

/** Made by `postgres-macros.ts`; each takes its arguments no further than the functions above. */
const postgres = macroFunctions.join(' ');

const choices = `coalesce constant_or_null ifnull nullif typeof`;

export const allowedFunctions: ReadonlySet<string> = new Set(
  [aggregates, windows, operators, arithmetic, strings, dates, listsAndObjects, postgres, choices]
    .join(' ')
    .trim()
    .split(/\s+/),
);
