/**
 * What inline styles cannot say of a form: its states, and where its parts stand. The confirmation is the
 * target of the address the server leads back to; the trap is out of sight but there for robots.
 */
export const formCss = [
  '.aurelio-page [data-form-body]{display:flex;flex-direction:column;gap:16px}',
  '.aurelio-page [data-form-field]{display:flex;flex-direction:column;gap:6px}',
  '.aurelio-page [data-form-field] small{font-weight:400;color:var(--token-muted-text,#565666)}',
  '.aurelio-page [data-form-check]{display:flex;gap:10px;align-items:flex-start}',
  '.aurelio-page [data-form-check] input{flex:none;width:20px;height:20px;margin:2px 0 0;accent-color:var(--token-primary,#7c3aed)}',
  '.aurelio-page fieldset[data-form-field]{min-width:0;margin:0;padding:0;border:0}',
  '.aurelio-page [data-form-field] legend{padding:0;margin-bottom:6px}',
  // As strong as the field that it is, which stands in a column.
  '.aurelio-page [data-form-field][data-form-scale]{flex-flow:row wrap;gap:12px 20px}',
  '.aurelio-page [data-form-scale] [data-form-check]{gap:6px}',
  '.aurelio-page [data-form-hint]{font-size:15px;color:var(--token-muted-text,#565666)}',
  '.aurelio-page [data-form-check] a{color:inherit}',
  '.aurelio-page [data-form] :is(input,textarea,select){border-color:var(--token-muted,#8b8b9e)}',
  '.aurelio-page [data-form] ::file-selector-button{font:inherit;margin:0 12px 0 0;padding:2px 12px;border:1px solid var(--token-muted,#8b8b9e);border-radius:6px;background:transparent;color:inherit;cursor:pointer}',
  '.aurelio-page [data-form] ::placeholder{color:inherit;opacity:.7}',
  // Twice: what does not know of dark grounds has no kit that makes one, and keeps the first.
  '.aurelio-page [data-form] [aria-invalid]{border-color:#be123c;border-color:light-dark(#be123c,#fda4af)}',
  '.aurelio-page [data-form-error]{color:#be123c;color:light-dark(#be123c,#fda4af);font-size:15px}',
  '.aurelio-page [data-form-trap]{position:absolute;left:-9999px;width:1px;height:1px;overflow:hidden}',
  '.aurelio-page [data-form-grid]{display:grid;grid-template-columns:repeat(2,minmax(0,1fr));align-items:start}',
  '.aurelio-page [data-form-grid]>:not([data-form-half]){grid-column:1/-1}',
  '@container (max-width:560px){.aurelio-page [data-form-grid]>[data-form-half]{grid-column:1/-1}}',
  '.aurelio-page [data-form-cards]{display:grid;grid-template-columns:repeat(auto-fit,minmax(140px,1fr));gap:12px}',
  '.aurelio-page [data-form-cards] [data-form-check]{padding:14px;border:1px solid var(--token-muted,#8b8b9e);border-radius:var(--token-field-radius,8px);cursor:pointer}',
  '.aurelio-page [data-form-cards] [data-form-check]:has(:checked){border-color:var(--token-primary,#7c3aed);box-shadow:inset 0 0 0 1px var(--token-primary,#7c3aed)}',
  '.aurelio-page [data-form-progress]{display:flex;flex-direction:column;gap:8px}',
  '.aurelio-page [data-form-progress] p{margin:0}',
  '.aurelio-page [data-form-progress] progress{appearance:none;width:100%;height:8px;border-radius:4px;overflow:hidden;background:#d9d9e3}',
  '.aurelio-page [data-form-progress] ::-webkit-progress-bar{background:#d9d9e3}',
  // Apart: a browser drops a rule in which it does not know one of the names.
  '.aurelio-page [data-form-progress] ::-webkit-progress-value{background:var(--token-primary,#7c3aed)}',
  '.aurelio-page [data-form-progress] ::-moz-progress-bar{background:var(--token-primary,#7c3aed)}',
  '.aurelio-page [data-form-buttons]{display:flex;flex-direction:row-reverse;gap:12px}',
  '.aurelio-page [data-form-back]{flex:none;min-height:48px;padding:12px 20px;font:inherit;color:inherit;background:transparent;border:1px solid var(--token-muted,#8b8b9e);border-radius:var(--token-button-radius,8px);cursor:pointer}',
  '.aurelio-page [data-form-success]{display:none}',
  '.aurelio-page [data-form-success]:target{display:block;scroll-margin-top:30vh;padding:20px;border-radius:8px;background:#ecfdf5;color:#065f46;font-weight:600}',
  '.aurelio-page [data-form-success]:target~[data-form-body]{display:none}',
].join('\n')
