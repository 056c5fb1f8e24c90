/**
 * One line about what is being done, for the person who waits.
 * @param {string} sentence
 */
export function say(sentence) {
  console.log(`· ${sentence}`)
}

/**
 * Ends the program with one sentence that says what is wrong and what to do.
 * @param {string} sentence
 * @returns {never}
 */
export function stop(sentence) {
  console.error(`\n${sentence}`)
  process.exit(1)
}

/**
 * Repeats how long something has taken, so that a quiet step does not look like a stuck one.
 * @template T
 * @param {string} what
 * @param {Promise<T>} work
 * @returns {Promise<T>}
 */
export async function saySlowly(what, work) {
  const begun = Date.now()
  const timer = setInterval(() => {
    say(`${what}: ${Math.round((Date.now() - begun) / 1000)} seconds so far`)
  }, 10_000)
  try {
    return await work
  } finally {
    clearInterval(timer)
  }
}
