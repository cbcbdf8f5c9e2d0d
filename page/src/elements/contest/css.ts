import { countdown } from '../countdown/definition.tsx'
import { formCss } from '../form/css.ts'

const contest = [
  '.aurelio-page [data-contest]{display:flex;flex-direction:column;gap:16px;min-width:0}',
  '.aurelio-page [data-contest-prizes]{margin:0;padding-left:24px;display:flex;flex-direction:column;gap:6px}',
  '.aurelio-page [data-contest-prizes]>li::marker{font-weight:700}',
  '.aurelio-page [data-contest-picture]{max-width:100%;height:auto;border-radius:12px}',
  '.aurelio-page [data-contest-gallery]{margin:0;padding:0;list-style:none;display:grid;grid-template-columns:repeat(auto-fill,minmax(min(100%,15rem),1fr));gap:20px}',
  '.aurelio-page [data-contest-gallery]>li{display:flex;flex-direction:column;gap:10px;min-width:0;overflow-wrap:anywhere}',
  '.aurelio-page [data-contest-gallery] img{width:100%;height:auto;border-radius:8px}',
  '.aurelio-page [data-contest-ranking],.aurelio-page [data-contest-winners]{margin:0;padding-left:32px;display:flex;flex-direction:column;gap:6px;overflow-wrap:anywhere}',
  '.aurelio-page [data-contest-links]{display:flex;flex-wrap:wrap;gap:8px 20px;margin:0}',
  '.aurelio-page [data-contest-links] a{color:inherit;padding:10px 0}',
].join('\n')

export const contestCss = [formCss, countdown.css ?? '', contest].join('\n')
