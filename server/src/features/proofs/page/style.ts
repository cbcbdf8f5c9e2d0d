export const css = `:root{color-scheme:light dark;--ink:#1c1b29;--soft:#575570;--ground:#f7f7fb;--card:#fff;--line:#d8d7e4;--good:#0b6b3a;--bad:#a4161a}
@media (prefers-color-scheme:dark){:root{--ink:#ecebf5;--soft:#b2b0c8;--ground:#14131f;--card:#1e1d2b;--line:#3a3950;--good:#5ddb9b;--bad:#ff9a9a}}
*{box-sizing:border-box}body{margin:0;font:17px/1.55 system-ui,sans-serif;background:var(--ground);color:var(--ink)}
main{max-width:48rem;margin:0 auto;padding:2rem 1rem}h1{font-size:1.7rem;line-height:1.2}h2{font-size:1.15rem;margin:0 0 .75rem}
section{background:var(--card);border:1px solid var(--line);border-radius:12px;padding:1.25rem;margin:0 0 1rem}
dt{color:var(--soft);font-size:.9rem}dd{margin:0 0 .8rem;overflow-wrap:anywhere}code{font-size:.88em;overflow-wrap:anywhere}
ol,ul{padding-left:1.3rem}li{margin:.2rem 0;overflow-wrap:anywhere}.checks{list-style:none;padding:0}.checks li::before{content:"○ "}
.checks [data-result=right]::before{content:"✓ ";color:var(--good)}.checks [data-result=wrong]::before{content:"✗ ";color:var(--bad)}
[data-proof]{font-weight:600}[data-proof=valid]{color:var(--good)}[data-proof=invalid]{color:var(--bad)}
button{font:inherit;padding:.6rem 1.1rem;border-radius:10px;border:1px solid var(--ink);background:var(--ink);color:var(--ground);cursor:pointer}
a{color:inherit}footer{color:var(--soft);font-size:.92rem}div.wide{overflow-x:auto}table{border-collapse:collapse}th,td{text-align:left;padding:.35rem .9rem .35rem 0;border-bottom:1px solid var(--line)}`
