/** Where the content of a page begins, for who jumps over its menu. */
export const contentAnchor = 'contenido-de-la-pagina'

const texts = new Map([
  ['es', 'Saltar al contenido'],
  ['en', 'Skip to content'],
  ['fr', 'Aller au contenu'],
  ['de', 'Zum Inhalt springen'],
  ['it', 'Vai al contenuto'],
  ['pt', 'Saltar para o conteúdo'],
  ['ca', 'Ves al contingut'],
  ['eu', 'Joan edukira'],
  ['gl', 'Saltar ao contido'],
])

/** The first thing that the keyboard reaches; seen only then. */
export function skipLink(language: string): string {
  return `<a class="saltar" href="#${contentAnchor}">${texts.get(language) ?? 'Saltar al contenido'}</a>`
}

export const skipCss =
  '.saltar{position:fixed;z-index:9;top:8px;left:8px;padding:12px 16px;background:#fff;color:#16161d;font:600 18px/1 system-ui,sans-serif}' +
  '.saltar:not(:focus){clip-path:inset(50%)}'
