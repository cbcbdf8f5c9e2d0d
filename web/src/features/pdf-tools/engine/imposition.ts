/** A size in points. */
export type Size = { width: number; height: number }
export type SheetPaper = 'a4' | 'a3' | 'letter'
/** How pages lie on a sheet: so many beside and above each other, on paper of this size. */
export type Grid = { columns: number; rows: number; sheet: Size }

const papers: Record<SheetPaper, Size> = {
  a4: { width: 595.28, height: 841.89 },
  a3: { width: 841.89, height: 1190.55 },
  letter: { width: 612, height: 792 },
}

/** How many pages a sheet may hold, for people to choose from. */
export const perSheet = [2, 4, 6, 8, 9, 16] as const

/** The grid in which pages of this size come out largest, upright or with the paper on its side. */
export function gridFor(count: number, page: Size, paper: SheetPaper, margin: number, gap: number): Grid {
  const upright = papers[paper]
  const sheets = [upright, { width: upright.height, height: upright.width }]
  const grids = sheets.flatMap((sheet) =>
    Array.from({ length: count }, (_, at) => at + 1)
      .filter((columns) => count % columns === 0)
      .map((columns): Grid => ({ columns, rows: count / columns, sheet })),
  )
  const scaleOf = (grid: Grid) => {
    const cell = cellOf(grid, margin, gap)
    return Math.min(cell.width / page.width, cell.height / page.height)
  }
  return grids.reduce((best, grid) => (scaleOf(grid) > scaleOf(best) ? grid : best))
}

/** Two pages side by side on this paper, to be folded in its middle. */
export function bookletGrid(paper: SheetPaper): Grid {
  const { width, height } = papers[paper]
  return { columns: 2, rows: 1, sheet: { width: height, height: width } }
}

/** The room of one page. */
export function cellOf({ columns, rows, sheet }: Grid, margin: number, gap: number): Size {
  return {
    width: (sheet.width - 2 * margin - (columns - 1) * gap) / columns,
    height: (sheet.height - 2 * margin - (rows - 1) * gap) / rows,
  }
}

/** Pages (from 0) in groups of a sheet each; null where there is none to put. */
export function sheetsOf(pages: number, count: number): (number | null)[][] {
  return Array.from({ length: Math.ceil(pages / count) }, (_, sheet) =>
    Array.from({ length: count }, (__, at) => {
      const page = sheet * count + at
      return page < pages ? page : null
    }),
  )
}

/**
 * The sides of a booklet, front and back in turn: folded together and stapled in the middle, its pages follow each other.
 * What is missing to a multiple of four stays blank, at the end.
 */
export function bookletSides(pages: number): (number | null)[][] {
  const all = Math.ceil(pages / 4) * 4
  const known = (page: number) => (page < pages ? page : null)
  return Array.from({ length: all / 2 }, (_, side) => {
    const [low, high] = [known(side), known(all - 1 - side)]
    return side % 2 === 0 ? [high, low] : [low, high]
  })
}
