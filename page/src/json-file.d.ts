/** A file of data, whatever it holds: whoever imports it must read it. */
declare module '*.json' {
  const value: unknown
  export default value
}
