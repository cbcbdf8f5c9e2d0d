import { countdown } from '../countdown/definition.tsx'
import { formCss } from '../form/css.ts'

const contest = [
  '.aurelio-page [data-contest]{display:flex;flex-direction:column;gap:16px;min-width:0}',
  '.aurelio-page [data-contest-prizes]{margin:0;padding-left:24px;display:flex;flex-direction:column;gap:6px}',
  '.aurelio-page [data-contest-prizes]>li::marker{font-weight:700}',
  '.aurelio-page [data-contest-picture]{max-width:100%;height:auto;border-radius:12px}',
  '.aurelio-page [data-contest-links]{display:flex;flex-wrap:wrap;gap:8px 20px;margin:0}',
  '.aurelio-page [data-contest-links] a{color:inherit;padding:10px 0}',
].join('\n')

export const contestCss = [formCss, countdown.css ?? '', contest].join('\n')
