import { i18n } from './i18n.ts'

/** The keys whose changing parts stand as `{{a}}`, `{{b}}`: whole sentences of the server, with a figure or a name inside. */
const patterns = new Map<string, { key: string; pattern: RegExp }[]>()

/**
 * A Spanish sentence of the server, or of the page package, in the person's language. One with a figure or a name inside
 * is found by its pattern; one that no catalogue knows stays Spanish.
 */
export function messageText(message: string): string {
  if (i18n.language === 'es' || i18n.exists(message)) return i18n.t(message)
  for (const { key, pattern } of patternsOf(i18n.language)) {
    const parts = pattern.exec(message)?.slice(1)
    if (!parts) continue
    return i18n.t(key, Object.fromEntries(parts.map((part, at) => [String.fromCodePoint(97 + at), part])))
  }
  return message
}

function patternsOf(language: string) {
  const known = patterns.get(language)
  if (known) return known
  const bundle: Record<string, unknown> = i18n.getResourceBundle(language, 'translation') ?? {}
  const made = Object.keys(bundle)
    .filter((key) => key.includes('{{a}}'))
    .map((key) => ({
      key,
      pattern: new RegExp(
        `^${key
          .split(/\{\{[a-z]\}\}/)
          .map(escaped)
          .join('(.+)')}$`,
      ),
    }))
  patterns.set(language, made)
  return made
}

function escaped(text: string): string {
  return text.replaceAll(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)
}
