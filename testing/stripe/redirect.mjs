// Loaded before a built server (`--import redirect.mjs?port=…`): its calls to Stripe go to who plays Stripe at that
// port of this machine. The program itself knows no other address of Stripe.
import http from 'node:http'
import https from 'node:https'
import { syncBuiltinESMExports } from 'node:module'

const port = Number(new URL(import.meta.url).searchParams.get('port'))
const outside = https.request

/** @type {(options: import('node:https').RequestOptions, ...more: never[]) => import('node:http').ClientRequest} */
const request = (options, ...more) =>
  options.host === 'api.stripe.com'
    ? http.request(
        { ...options, protocol: 'http:', host: '127.0.0.1', port, agent: undefined },
        ...more,
      )
    : outside(options, ...more)

Object.assign(https, { request })
syncBuiltinESMExports()
