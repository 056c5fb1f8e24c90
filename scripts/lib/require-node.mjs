// Imported first by every program here, so that an old Node says a sentence and not a syntax error.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

if (major < 20 || (major === 20 && minor < 19)) {
  console.error(
    `Tramo needs Node 20.19 or newer; this is Node ${process.versions.node}. ` +
      'Install a newer one from https://nodejs.org and run the same command again.',
  )
  process.exit(1)
}
