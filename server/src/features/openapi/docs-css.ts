/** The look of the page of documentation, light and dark as the reader has it. */
export const docsCss = `
:root{color-scheme:light dark;--ground:#f7f7fb;--text:#1c1b29;--muted:#55536b;--line:#dcdbe6;--accent:#5a3fd6;--code:#ecebf5}
@media (prefers-color-scheme:dark){:root{--ground:#14131f;--text:#ecebf5;--muted:#a9a7bf;--line:#33314a;--accent:#a897ff;--code:#1f1d2e}}
*{box-sizing:border-box}
body{margin:0;padding:2rem 1.25rem;font:16px/1.6 system-ui,sans-serif;background:var(--ground);color:var(--text);display:grid;gap:2rem;max-width:72rem;margin-inline:auto}
a{color:var(--accent)}
h1{margin:0;font-size:2rem;line-height:1.2}
h2{margin:2rem 0 .5rem;padding-top:1rem;border-top:1px solid var(--line)}
h3{margin:1.5rem 0 .25rem;font-size:1rem}
p{margin:.5rem 0;max-width:70ch}
code{font:.875em ui-monospace,monospace;background:var(--code);border-radius:4px;padding:.1em .3em;overflow-wrap:anywhere}
pre{overflow:auto;background:var(--code);border:1px solid var(--line);border-radius:8px;padding:1rem;margin:.5rem 0;max-height:24rem}
pre code{background:none;padding:0;overflow-wrap:normal}
nav ul,.scopes{list-style:none;padding:0;margin:0;display:flex;flex-wrap:wrap;gap:.25rem 1rem}
main{min-width:0}
nav li a{display:inline-block;padding:.25rem 0}
@media (min-width:60rem){body{grid-template-columns:13rem 1fr}header{grid-column:1/-1}nav{position:sticky;top:1rem;align-self:start;max-height:calc(100vh - 2rem);overflow:auto}nav ul{flex-direction:column}}
`
