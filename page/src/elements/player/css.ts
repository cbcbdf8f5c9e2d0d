import type { FilmOnPage } from '../../values/film.ts'
import { formCss } from '../form/css.ts'
import { hasGate } from './gate.ts'
import { scenesCss } from './scenes.ts'

const player = [
  '.aurelio-page [data-player-root]{display:flex;flex-direction:column;gap:12px;min-width:0}',
  '.aurelio-page [data-player-stage]{position:relative;overflow:hidden;background:#000;container-type:inline-size}',
  '.aurelio-page [data-player-stage] video{display:block;width:100%;height:100%;object-fit:contain}',
  '.aurelio-page [data-player-sound]{position:absolute;inset:0;margin:auto;width:fit-content;height:fit-content;max-width:90%;padding:14px 22px;font:inherit;font-weight:600;color:var(--token-on-primary,#fff);background:var(--token-primary,#7c3aed);border:0;border-radius:var(--token-button-radius,8px);cursor:pointer;z-index:1}',
  '.aurelio-page [data-player-root] [hidden]{display:none}',
  // What comes later has its place from the beginning: nothing moves when it shows.
  '.aurelio-page [data-player-cta]{display:block;width:fit-content;margin:0 auto;padding:14px 28px;font-weight:600;text-align:center;text-decoration:none;color:var(--token-on-primary,#fff);background:var(--token-primary,#7c3aed);border-radius:var(--token-button-radius,8px)}',
  '.aurelio-page [data-player-root] [data-player-cta][hidden]{display:block;visibility:hidden}',
  '.aurelio-page [data-player-tools]{display:flex;flex-wrap:wrap;gap:8px 20px;align-items:center;font-size:15px}',
  '.aurelio-page [data-player-tools] select{font:inherit;padding:6px 10px;color:inherit;background:transparent;border:1px solid var(--token-muted,#8b8b9e);border-radius:6px}',
  '.aurelio-page [data-player-tools] a,.aurelio-page [data-player-chapters] a{color:inherit}',
  '.aurelio-page [data-player-chapters]{margin:0;padding:0;list-style:none;display:flex;flex-direction:column;gap:6px;font-size:15px}',
].join('\n')

const gate = [
  '.aurelio-page [data-player-gate]{display:flex;flex-direction:column;gap:14px;padding:20px;color:var(--token-text,#1a1a2e);background:var(--token-surface,#fff)}',
  '.aurelio-page [data-player-gate] p{margin:0}',
  '.aurelio-page [data-player-title]{font-size:20px;font-weight:600}',
  '.aurelio-page [data-player-gate] input:not([type=hidden]):not([tabindex]){width:100%;min-height:48px;padding:10px 14px;font:inherit;color:inherit;background:transparent;border:1px solid;border-radius:var(--token-field-radius,8px)}',
  '.aurelio-page [data-player-gate] [type=submit]{min-height:48px;padding:12px 20px;font:inherit;font-weight:600;color:var(--token-on-primary,#fff);background:var(--token-primary,#7c3aed);border:0;border-radius:var(--token-button-radius,8px);cursor:pointer}',
  '.aurelio-page [data-player-skip]{align-self:center;padding:8px;font:inherit;color:inherit;background:none;border:0;text-decoration:underline;cursor:pointer}',
  // With a script it stands over the film, once it is time; without one, below it.
  '.aurelio-page [data-player-over]{position:absolute;inset:0;z-index:2;overflow:auto;justify-content:safe center}',
].join('\n')

/** The rules of a player on a published page. */
export function playerCss(film: FilmOnPage, id: string): string {
  const { ratio, corners } = film.manner
  const shape = ratio === 'film' ? `${film.width}/${film.height}` : ratio
  const isUpright = shape === '9/16' || (ratio === 'film' && film.height > film.width)
  // Upright, it leaves room for what stands around it.
  const width = isUpright ? 'width:min(100%,56vh);margin:0 auto;' : ''
  const own = `.aurelio-page #${stageId(id)}{aspect-ratio:${shape};border-radius:${corners}px;${width}}`
  const scenes = film.manner.scenes ? scenesCss(film, `#${stageId(id)}~`) : []
  return [player, own, ...scenes, ...(hasGate(film) ? [formCss, gate] : [])].join('\n')
}

export function stageId(id: string): string {
  return `video-${id.replaceAll(/[^\w-]/g, '')}`
}
