/** What a button opens over the page: the browser's popover, in the middle or at a side. Escape and a click beside it close it. */
export const layerCss = [
  ':where(.aurelio-page [data-layer]){inset:0;margin:auto;max-width:calc(100vw - 32px);max-height:calc(100vh - 32px);overflow:auto}',
  ':where(.aurelio-page [data-layer=left]){inset:0 auto 0 0;margin:0;height:100vh;max-height:none}',
  ':where(.aurelio-page [data-layer=right]){inset:0 0 0 auto;margin:0;height:100vh;max-height:none}',
  '.aurelio-page [data-layer]::backdrop{background:#0b0b1099}',
  '.aurelio-page [data-layer-close]{display:flex;flex:none;align-items:center;justify-content:center;width:44px;height:44px;font-size:26px;line-height:1;cursor:pointer}',
  '@media(prefers-reduced-motion:no-preference){.aurelio-page [data-layer]:popover-open{transition:opacity .2s;@starting-style{opacity:0}}}',
].join('\n')
