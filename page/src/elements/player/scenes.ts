import type { FilmOnPage } from '../../values/film.ts'

/** As many as a finger can tell apart on a small screen. */
const most = 24

/** The scenes of a film's strip, each with its place in the picture of all of them. */
export function scenesOf({ storyboard, seconds }: FilmOnPage): { second: number; tile: number }[] {
  if (!storyboard || storyboard.count < 2) return []
  const count = Math.min(most, storyboard.count)
  const tiles = Array.from({ length: count }, (_, at) => Math.floor((at * storyboard.count) / count))
  return tiles
    .map((tile) => ({ tile, second: Math.floor(tile * storyboard.every) }))
    .filter(({ second }, at, all) => second < seconds && second !== all[at - 1]?.second)
}

/** Shows each scene's part of the picture, and it larger where the pointer is. */
export function scenesCss(film: FilmOnPage, root: string): string[] {
  const { storyboard } = film
  const scenes = scenesOf(film)
  if (!storyboard || scenes.length === 0) return []
  const { src, columns, count, width, height } = storyboard
  const rows = Math.ceil(count / columns)
  const strip = `.aurelio-page ${root}[data-player-scenes]`
  return [
    `${strip}{display:flex;gap:1px;height:44px}`,
    `${strip} a{flex:1;min-width:0;position:relative;display:block;font-size:0;opacity:.75;background:url("${src}") 0 0/${columns * 100}% ${rows * 100}%}`,
    `${strip} a:hover{opacity:1}`,
    `${strip} a:hover::after{content:"";position:absolute;z-index:3;left:50%;bottom:calc(100% + 6px);width:${width}px;height:${height}px;transform:translateX(-50%);background:inherit;border:2px solid #fff;border-radius:4px;pointer-events:none}`,
    ...scenes.map(
      ({ tile }, at) =>
        `${strip} a:nth-child(${at + 1}){background-position:${share(tile % columns, columns)}% ${share(Math.floor(tile / columns), rows)}%}`,
    ),
  ]
}

/** Where one of so many parts stands in a background that holds them all, in percent. */
function share(at: number, of: number): number {
  return of < 2 ? 0 : Math.round((at / (of - 1)) * 10_000) / 100
}
