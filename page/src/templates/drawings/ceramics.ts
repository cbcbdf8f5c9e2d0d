import { drawing } from '../builder.ts'

const pieces = {
  mug: '<path d="M128 130h132v150a30 30 0 0 1-30 30h-72a30 30 0 0 1-30-30z" fill="G"/><path d="M260 165c54-6 54 88 0 84" fill="none" stroke="G" stroke-width="18"/><path d="M128 220h132v30H128z" fill="#ffffff" opacity=".5"/><ellipse cx="194" cy="130" rx="66" ry="14" fill="#3a2e26" opacity=".5"/>',
  vase: '<path d="M172 96h56v52c60 30 60 162-6 172h-44c-66-10-66-142-6-172z" fill="G"/><path d="M132 236c40 14 96 14 136 0" fill="none" stroke="#ffffff" stroke-opacity=".6" stroke-width="10"/><path d="M200 96c-10-40-40-50-60-52 20 0 40 10 52 28 0-30 12-48 30-58-4 30-8 56-14 82z" fill="#5b7a4a"/>',
  bowl: '<path d="M80 170h240c0 90-50 140-120 140S80 260 80 170z" fill="G"/><ellipse cx="200" cy="170" rx="120" ry="26" fill="#fffaf3"/><ellipse cx="200" cy="174" rx="96" ry="17" fill="G" opacity=".45"/><path d="M160 310h80v14h-80z" fill="G"/>',
  plate:
    '<ellipse cx="200" cy="220" rx="140" ry="104" fill="G"/><ellipse cx="200" cy="214" rx="140" ry="104" fill="#fffaf3"/><ellipse cx="200" cy="214" rx="104" ry="74" fill="none" stroke="G" stroke-width="10"/><path d="M170 214c20-26 40-26 60 0-20 26-40 26-60 0z" fill="G"/>',
} as const

/** One piece of the shop on its shelf. */
export function ceramic(piece: keyof typeof pieces, glaze: string, ground: string): string {
  const drawn = pieces[piece].replaceAll('"G"', `"${glaze}"`)
  return drawing(
    `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="400" viewBox="0 0 400 400"><rect width="400" height="400" fill="${ground}"/><g transform="translate(60 65) scale(.7)"><ellipse cx="200" cy="326" rx="110" ry="12" fill="#3a2e26" opacity=".15"/>${drawn}</g></svg>`,
  )
}

const inner = (piece: keyof typeof pieces, glaze: string, x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y}) scale(${size})">${pieces[piece].replaceAll('"G"', `"${glaze}"`)}</g>`

/** A shelf with the whole collection: the hero of the shop. */
export const shelf = drawing(
  `<svg xmlns="http://www.w3.org/2000/svg" width="560" height="460" viewBox="0 0 560 460"><rect width="560" height="460" rx="24" fill="#e8d9c6"/><rect y="204" width="560" height="14" fill="#b98c5a"/><rect y="402" width="560" height="14" fill="#b98c5a"/>${inner('vase', '#5f7f8c', 0, 24, 0.56)}${inner('mug', '#c2573a', 180, 30, 0.56)}${inner('bowl', '#8a9a5b', 350, 24, 0.56)}${inner('plate', '#5f7f8c', 20, 222, 0.55)}${inner('vase', '#c2573a', 196, 222, 0.56)}${inner('mug', '#6b5a4d', 360, 228, 0.56)}</svg>`,
)
