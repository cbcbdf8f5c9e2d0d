/** More than these no phone has room for. */
export const mostTabs = 8

const others = Array.from({ length: mostTabs }, (_, at) => {
  const own = `:nth-child(${at + 1})`
  return `[data-tabs]:has(>[data-tab-list]>${own}>input:not(:checked))>[data-tab-bodies]>${own}`
}).join(',')

/**
 * Radio buttons choose: browsers bring their keys along. Where they cannot tell by them what to show, all is shown.
 * What is not chosen gives way whatever it says of itself; what has no title shows below them all.
 */
export const tabsCss = [
  '.aurelio-page [data-tab-list] input{position:absolute;opacity:0;width:1px;height:1px}',
  '.aurelio-page [data-tab-list] label{display:block;cursor:pointer}',
  '.aurelio-page [data-tab-list] input:checked+label{color:var(--tab-chosen,inherit);box-shadow:inset 0 -3px currentColor}',
  '.aurelio-page [data-tab-list] input:focus-visible~label{outline:2px solid #16161d;outline-offset:-2px}',
  `@supports selector(:has(*)){${others}{display:none!important}}`,
].join('\n')
