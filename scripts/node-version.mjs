// Imported first by every entry: it must load on any Node that knows modules, so that an old one
// gets one clear line instead of a stack trace.
const [major = 0, minor = 0] = process.versions.node.split('.').map(Number)

if (major < 20 || (major === 20 && minor < 19)) {
  process.stderr.write(
    `Aurelio necesita Node 20.19 o posterior y aquí se ejecuta ${process.version}. Instala una versión actual desde https://nodejs.org y vuelve a intentarlo.\n`,
  )
  process.exit(1)
}
