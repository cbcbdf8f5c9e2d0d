/** Where the parts of a list stand that visitors ask something of. */
export const collectionCss = [
  '.aurelio-page [data-list-form]{display:flex;flex-wrap:wrap;align-items:flex-end;gap:16px;margin-bottom:24px}',
  '.aurelio-page [data-list-field]{display:flex;flex-direction:column;gap:6px;flex:1 1 180px;min-width:0;margin:0;padding:0;border:0}',
  '.aurelio-page [data-list-field] legend{padding:0;margin-bottom:6px}',
  '.aurelio-page [data-list-range]{display:flex;flex-wrap:wrap;gap:8px}',
  '.aurelio-page [data-list-range]>*{flex:1 1 130px;min-width:0}',
  '.aurelio-page [data-list-form] :is(input,select){border-color:var(--token-muted,#8b8b9e)}',
  '.aurelio-page [data-list-send]{display:flex;flex-wrap:wrap;align-items:center;gap:16px}',
  '.aurelio-page [data-list-pages]{display:flex;flex-wrap:wrap;align-items:center;justify-content:center;gap:8px;margin-top:32px}',
  '.aurelio-page [data-list-told]{scroll-margin-top:96px}',
  // Where links lead to, and nothing is pressed.
  '.aurelio-page [id^="lista-"]:focus{outline:0;box-shadow:none}',
].join('\n')
