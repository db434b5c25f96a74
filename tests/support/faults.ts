import type { RequestListener } from 'node:http'

/** Faults of a service by name: each is a listener that sends the wrong response. */
export const FAULTS: Readonly<Record<string, RequestListener>> = {
  'no content': (_, response) => response.writeHead(204).end(),
  'a redirect to another site': (_, response) =>
    response.writeHead(301, { location: 'http://other.invalid/answer' }).end(),
  'a bad request': status(400),
  'a missing login': status(401),
  'nothing there': status(404),
  'too many requests': status(429),
  'a server fault': status(500),
  'a closed service': status(503),
  'no response at all': () => undefined,
  'a reset connection': (request) => request.socket.resetAndDestroy(),
  'a slow drip': (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    const timer = setInterval(() => response.write(' '), 20)
    response.on('close', () => clearInterval(timer))
  },
  'truncated JSON': json('{"data":[{"id":1,"attributes":{'),
  'a connection that breaks in the middle': (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' })
    response.write('{"data"')
    setImmediate(() => response.destroy())
  },
  'a page instead of JSON': (_, response) =>
    response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html><title>Đăng nhập</title>'),
  'a page that says it is JSON': json('<!doctype html><title>Đăng nhập</title>'),
  'an empty body': json(''),
  'a number': json('7'),
  'a list': json('[]'),
  'wrong types': json('{"data":7,"meta":"200","status":[],"included":{}}'),
  'nothing in it': json('{}'),
  null: json('null'),
  // What would be an empty answer, but for the status that it names.
  'an error with a list': json('{"status":{"code":401},"data":[]}'),
  'an error with nothing': json('{"meta":{"statusCode":"500"},"data":null}'),
  'an error with attributes': json('{"statusCode":503,"data":{"attributes":{}}}'),
  'an error with related rows': json('{"status":429,"data":{"relationships":{"data":[]}}}'),
  'a body of 50 megabytes': (_, response) => {
    response.writeHead(200, { 'content-type': 'application/json' })
    const chunk = Buffer.alloc(1_000_000, ' ')
    let left = 50
    const more = () => {
      while (left > 0 && !response.destroyed) {
        left -= 1
        if (!response.write(chunk)) return
      }
      if (!response.destroyed) response.end('{}')
    }
    response.on('drain', more)
    more()
  },
}

function status(code: number): RequestListener {
  return json('{"data":[],"status":{"code":200},"meta":{"statusCode":200}}', code)
}

function json(text: string, code = 200): RequestListener {
  return (_, response) => response.writeHead(code, { 'content-type': 'application/json' }).end(text)
}
