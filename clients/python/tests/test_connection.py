"""How calls are sent, tried on a server that answers as it is told."""

import io
import threading
import unittest
from contextlib import contextmanager
from http.server import BaseHTTPRequestHandler, HTTPServer
from unittest.mock import patch

from gazetteer import Portal, PortalError
from gazetteer.connection import Connection

OK = (200, {"Content-Type": "application/json"}, b'{"result": "done"}')
BUSY = (503, {"Retry-After": "2"}, b'{"error": {"code": "unavailable", "message": "Too busy"}}')
TOO_MANY = (429, {"Retry-After": "3"}, b'{"error": {"code": "too_many_requests", "message": "Later"}}')


@contextmanager
def server(*answers):
    """Answers with each of the answers once; gives the connection and the requests that came."""
    waiting, came = list(answers), []

    class Handler(BaseHTTPRequestHandler):
        def do_GET(self):
            came.append((self.headers, self.rfile.read(int(self.headers.get("Content-Length", 0)))))
            status, headers, body = waiting.pop(0)
            self.send_response(status)
            for name, value in headers.items():
                self.send_header(name, value)
            self.end_headers()
            self.wfile.write(body)

        do_POST = do_GET

        def log_message(self, *_):
            pass

    listening = HTTPServer(("127.0.0.1", 0), Handler)
    thread = threading.Thread(target=listening.serve_forever, kwargs={"poll_interval": 0.01})
    thread.start()
    try:
        yield Connection(f"http://127.0.0.1:{listening.server_port}/", "gzp_secret", 10), came
    finally:
        listening.shutdown()
        thread.join()
        listening.server_close()


class Sending(unittest.TestCase):
    def setUp(self):
        pause = patch("gazetteer.connection.time.sleep")
        self.pauses = pause.start()
        self.addCleanup(pause.stop)

    def waited(self):
        return [call.args[0] for call in self.pauses.call_args_list]

    def test_a_busy_portal_is_asked_again_when_it_says(self):
        with server(BUSY, TOO_MANY, OK) as (connection, came):
            self.assertEqual(connection.action("package_list"), "done")
        self.assertEqual(self.waited(), [2, 3])
        self.assertEqual(len(came), 3)

    def test_without_a_time_the_pauses_grow_and_end(self):
        busy = (503, {}, b"")
        with server(busy, busy, busy, busy) as (connection, _), self.assertRaises(PortalError) as raised:
            connection.action("package_list")
        self.assertEqual(self.waited(), [1, 2, 4])
        self.assertEqual(raised.exception.status, 503)

    def test_a_long_pause_is_left_to_the_caller(self):
        later = (429, {"Retry-After": "3600"}, TOO_MANY[2])
        with server(later) as (connection, _), self.assertRaises(PortalError) as raised:
            connection.action("package_list")
        self.assertEqual(self.waited(), [])
        self.assertEqual(raised.exception.code, "too_many_requests")

    def test_a_moment_in_retry_after_is_a_pause_too(self):
        with server((503, {"Retry-After": "Wed, 21 Oct 2015 07:28:00 GMT"}, b""), OK) as (connection, _):
            connection.action("package_list")
        self.assertEqual(self.waited(), [0])

    def test_a_change_is_repeated_only_where_nothing_was_done(self):
        with server(TOO_MANY, BUSY) as (connection, came), self.assertRaises(PortalError) as raised:
            headers = {"Content-Length": "4"}
            connection.json("/api/imports/upload", body=io.BytesIO(b"a\n1\n"), headers=headers, changes=True)
        self.assertEqual([body for _, body in came], [b"a\n1\n", b"a\n1\n"])
        self.assertEqual(raised.exception.code, "unavailable")

    def test_the_key_is_sent_and_does_not_follow_to_another_address(self):
        with server(OK) as (other, elsewhere), server((302, {"Location": other.url}, b"")) as (portal, came):
            portal.json("/moved")
        self.assertEqual(came[0][0]["Authorization"], "gzp_secret")
        self.assertNotIn("Authorization", elsewhere[0][0])

    def test_an_answer_that_breaks_off_is_an_error(self):
        with server((200, {"Content-Length": "99"}, b'{"a": 1}\n{"a"')) as (connection, _):
            with self.assertRaises(PortalError) as raised:
                list(connection.lines("/rows", {}))
        self.assertEqual(raised.exception.code, "incomplete")

    def test_a_page_of_a_proxy_is_an_error_like_others(self):
        with server((502, {}, b"<html>Bad gateway</html>")) as (connection, _):
            with self.assertRaises(PortalError) as raised:
                connection.action("package_list")
        self.assertEqual((raised.exception.code, raised.exception.status), ("unknown", 502))

    def test_a_portal_that_is_not_there_is_unreachable(self):
        with server() as (connection, _):
            pass
        with self.assertRaises(PortalError) as raised:
            connection.action("package_list")
        self.assertEqual((raised.exception.code, raised.exception.status), ("unreachable", 0))

    def test_addresses_that_are_not_of_the_web_are_refused(self):
        with self.assertRaises(ValueError):
            Portal("file:///etc")
