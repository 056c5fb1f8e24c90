/** What the server takes in at most, and how long it waits for it. Tests shorten the times. */
export const inputLimits = {
  /** Of a form, or of the part of one that is not files. */
  formBytes: 128 * 1024,
  /** Of a form or of the query of an address. */
  fields: 200,
  queryBytes: 8 * 1024,
  /** One form with files: a few pictures of ten megabytes, one a request as our client sends them (docs/product/inspections-and-maintenance.md#inspection). */
  uploadBytes: 45 * 1024 * 1024,
  fileBytes: 10 * 1024 * 1024,
  files: 4,
  /** A form without files must be here after this time, one with files after that. */
  formMs: 15_000,
  uploadMs: 120_000,
  /** Nothing of a form came for so long: the client is gone. Our client gives up after 10 seconds. */
  silenceMs: 15_000,
  /** So long the rest of a refused form is thrown away, so that its sender reads the answer. */
  lingerMs: 20_000,
  /** The head of a request must be here; then the whole request, whatever reads it. */
  headMs: 15_000,
  requestMs: 150_000,
  /** A connection on which nothing moves at all. */
  connectionMs: 180_000,
  /** Of one network so many calls are worked on at one time, and so many more wait (call-queue.ts). */
  callsAtOnce: 4,
  callsWaiting: 100,
  /** One network holds so many connections open (connection-cap.ts). */
  connections: 100,
  /** How often Node looks for requests that are over these times. */
  checkMs: 5_000,
}

export type InputLimits = typeof inputLimits
