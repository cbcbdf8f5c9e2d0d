/** A setting is wrong or cannot be used; `message` says it clearly to the person at the terminal. */
export class ConfigError extends Error {
  override name = 'ConfigError'
}
