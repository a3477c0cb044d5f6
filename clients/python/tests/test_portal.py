"""The package over a running portal with the sample catalogue: GAZETTEER is its address, KEY an administrator's key."""

import os
import tempfile
import unittest
import unittest.mock
import uuid
from importlib.util import find_spec
from pathlib import Path

from gazetteer import Portal, PortalError

DATASET = "us-county-unemployment"
# It gets tables, so that no test reads another one than it means.
OWN = "daily-weather-seattle-new-york"


def needs(*packages):
    missing = [package for package in packages if find_spec(package) is None]
    return unittest.skipIf(missing, f"not installed: {', '.join(missing)}")


class WithPortal(unittest.TestCase):
    @classmethod
    def setUpClass(cls):
        cls.portal = Portal(os.environ["GAZETTEER"])
        cls.table = cls.portal.dataset(DATASET).tables[0]


class Finding(WithPortal):
    def test_words_find_datasets(self):
        names = [dataset.name for dataset in self.portal.search("unemployment county")]
        self.assertEqual(names[0], DATASET)

    def test_pages_follow_one_another(self):
        everything = [dataset.id for dataset in self.portal.search(sort="name asc")]
        with_small_pages = unittest.mock.patch("gazetteer.portal._PAGE", 3)
        with with_small_pages:
            self.assertEqual([dataset.id for dataset in self.portal.search(sort="name asc")], everything)
            limited = [dataset.id for dataset in self.portal.search(sort="name asc", limit=4)]
        self.assertEqual(limited, everything[:4])
        self.assertEqual(len(set(everything)), len(everything))

    def test_filters_hold_all_at_once(self):
        economy = {dataset.name for dataset in self.portal.search(filters={"sector": "Economy"})}
        both = {d.name for d in self.portal.search(filters={"sector": "Economy", "tags": "counties"})}
        self.assertIn(DATASET, both)
        self.assertLess(both, economy)

    def test_a_filter_takes_any_text(self):
        self.assertEqual(list(self.portal.search(filters={"tags": 'a" OR tags:"counties'})), [])

    def test_what_is_not_there_is_an_error(self):
        with self.assertRaises(PortalError) as raised:
            self.portal.dataset("no-such-dataset")
        self.assertEqual((raised.exception.code, raised.exception.status), ("Not Found Error", 404))

    def test_a_citation_names_the_source_and_the_version(self):
        citation = self.table.cite()
        self.assertIn("Bureau of Labor Statistics", citation.text)
        self.assertIn("@misc", citation.bibtex)
        self.assertTrue(citation.address.endswith(f"/datastore/version/{self.table.id}/1.csv"))


class Reading(WithPortal):
    def test_columns_come_with_their_dictionary(self):
        rate = next(column for column in self.table.columns if column.name == "rate")
        self.assertEqual((rate.label, rate.type, rate.role), ("Unemployment rate", "float", "measure"))
        self.assertEqual(rate.unit, "share of labour force")

    def test_rows_are_dictionaries_with_types(self):
        rows = list(self.table.rows(columns=["id", "rate"], sort="rate desc", limit=2))
        self.assertEqual([list(row) for row in rows], [["id", "rate"], ["id", "rate"]])
        self.assertIsInstance(rows[0]["rate"], float)
        self.assertGreaterEqual(rows[0]["rate"], rows[1]["rate"])

    def test_all_rows_arrive(self):
        self.assertEqual(sum(1 for _ in self.table.rows()), self.table.row_count)

    def test_filters_choose_rows(self):
        rows = list(self.table.rows(filters={"id": ["1001", "1003"]}, sort="id"))
        self.assertEqual([row["id"] for row in rows], ["1001", "1003"])

    def test_a_wrong_column_is_named(self):
        with self.assertRaises(PortalError) as raised:
            list(self.table.rows(sort="height"))
        self.assertEqual(raised.exception.code, "invalid_input")
        self.assertIn("sort", raised.exception.fields)

    def test_sql_answers_rows(self):
        answer = self.table.sql("SELECT count(*) AS counties, max(rate) AS most FROM {table}")
        self.assertEqual(answer.columns, ["counties", "most"])
        self.assertEqual(answer.rows[0]["counties"], self.table.row_count)
        self.assertFalse(answer.truncated)

    def test_sql_that_was_cut_warns(self):
        flights = self.portal.dataset("us-airline-flights").tables[0]
        with self.assertWarns(UserWarning):
            answer = flights.sql("SELECT delay FROM {table}")
        self.assertTrue(answer.truncated)

    def test_a_fault_in_sql_is_told_with_its_position(self):
        with self.assertRaises(PortalError) as raised:
            self.table.sql("SELECT height FROM {table}")
        self.assertEqual(raised.exception.info["fault"]["code"], "column_not_found")


class Frames(WithPortal):
    ASKED = {"columns": ["id", "rate"], "sort": "rate desc", "limit": 3}

    @needs("pandas", "pyarrow")
    def test_pandas(self):
        frame = self.table.frame(**self.ASKED)
        self.assertEqual(frame.to_dict("records"), list(self.table.rows(**self.ASKED)))
        self.assertEqual(len(self.table.frame()), self.table.row_count)

    @needs("polars")
    def test_polars(self):
        frame = self.table.frame(**self.ASKED, library="polars")
        self.assertEqual(frame.to_dicts(), list(self.table.rows(**self.ASKED)))

    @needs("pyarrow")
    def test_pyarrow(self):
        frame = self.table.frame(**self.ASKED, library="pyarrow")
        self.assertEqual(frame.to_pylist(), list(self.table.rows(**self.ASKED)))

    @needs("pandas")
    def test_an_answer_in_sql_is_a_frame_too(self):
        frame = self.table.sql("SELECT id, rate FROM {table} WHERE rate < 0").frame()
        self.assertEqual((list(frame.columns), len(frame)), (["id", "rate"], 0))

    def test_an_unknown_library_is_refused(self):
        with self.assertRaises(ValueError):
            self.table.frame(library="excel")


class Uploading(WithPortal):
    @classmethod
    def setUpClass(cls):
        super().setUpClass()
        cls.portal = Portal(os.environ["GAZETTEER"], key=os.environ["KEY"])

    def setUp(self):
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.file = Path(folder.name, "rain.csv")

    def test_a_file_becomes_a_table_and_then_its_next_version(self):
        self.file.write_text("district,mm\nKodagu,2718.4\nMysuru,761.5\n")
        steps = []
        title = f"Rain {uuid.uuid4()}"
        made = self.portal.upload(
            self.file, dataset=OWN, title=title, progress=lambda *step: steps.append(step)
        )
        self.assertEqual((made.table.title, made.table.row_count), (title, 2))
        self.assertEqual(made.report["rows"], 2)
        self.assertEqual(steps[-1], ("ended", 1))
        self.file.write_text("district,mm\nKodagu,2531\n")
        again = self.portal.upload(self.file, table=made.table.id)
        self.assertEqual((again.table.row_count, again.table.version), (1, 2))
        districts = [row["district"] for row in made.table.rows(columns=["district"])]
        self.assertEqual(districts, ["Kodagu", "Mysuru"], "a table stays at its version, which its citation names")
        self.assertTrue(made.table.cite().address.endswith("/1.csv"))

    def test_a_file_that_is_no_table_is_an_error(self):
        self.file.write_text("<!doctype html><html><body>Sorry</body></html>")
        with self.assertRaises(PortalError) as raised:
            self.portal.upload(self.file, dataset=OWN)
        self.assertEqual(raised.exception.code, "invalid_input")
        self.assertIn("code", raised.exception.info)

    def test_who_has_no_key_may_not(self):
        self.file.write_text("a\n1\n")
        with self.assertRaises(PortalError) as raised:
            Portal(self.portal.url).upload(self.file, dataset=OWN)
        self.assertEqual((raised.exception.code, raised.exception.status), ("access_denied", 403))
