import { drawing } from '../builder.ts'

const shapes = {
  sun: '<circle cx="200" cy="220" r="96" fill="B"/><path d="M0 300h400v200H0z" fill="C"/><path d="M40 330h320M80 360h240M120 390h160" stroke="A" stroke-width="8"/>',
  arches:
    '<path d="M60 500V260a140 140 0 0 1 280 0v240z" fill="B"/><path d="M110 500V270a90 90 0 0 1 180 0v230z" fill="C"/><path d="M160 500V280a40 40 0 0 1 80 0v220z" fill="A"/>',
  leaf: '<path d="M200 60c150 90 150 280 0 380-150-100-150-290 0-380z" fill="B"/><path d="M200 60v380M200 180l70-50M200 250l90-60M200 320l80-50M200 180l-70-50M200 250l-90-60M200 320l-80-50" stroke="C" stroke-width="8" stroke-linecap="round"/>',
  grid: '<path d="M40 60h150v180H40z" fill="B"/><circle cx="290" cy="150" r="80" fill="C"/><circle cx="115" cy="350" r="80" fill="C"/><path d="M210 270l160 180H210z" fill="B"/>',
  letter:
    '<text x="200" y="350" text-anchor="middle" font-family="Georgia,serif" font-size="320" font-weight="700" fill="B">Ñ</text><path d="M60 430h280" stroke="C" stroke-width="14"/>',
  wave: '<path d="M0 180c100-80 140 80 220 20s120-60 180-20v320H0z" fill="B"/><path d="M0 300c90-70 150 60 230 10s110-40 170-10v200H0z" fill="C"/><circle cx="300" cy="100" r="44" fill="C"/>',
} as const

/** A poster of three colours: a piece of work to show. */
export function work(shape: keyof typeof shapes, ground: string, first: string, second: string): string {
  const drawn = shapes[shape].replaceAll(
    /"([ABC])"/g,
    (_, name: string) => `"${{ A: ground, B: first, C: second }[name] ?? ground}"`,
  )
  return drawing(
    `<svg xmlns="http://www.w3.org/2000/svg" width="400" height="500" viewBox="0 0 400 500"><rect width="400" height="500" fill="${ground}"/>${drawn}</svg>`,
  )
}
