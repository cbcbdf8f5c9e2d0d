/** What can be wrong with a file, in words the screen translates. */
export type FileFault =
  | 'open-quote'
  | 'text-after-quote'
  | 'nul'
  | 'short-row'
  | 'long-row'
  | 'empty-file'
  | 'no-rows'
  | 'file-too-large'
  | 'line-too-long'
  | 'no-locations'
  | 'unreadable'
  | 'damaged-workbook'
  | 'old-workbook'
  | 'damaged-xml'

/** A fault and its place as a spreadsheet shows it: the header is row 1, the first column is 1. */
export type Problem = {
  readonly fault: FileFault
  readonly row?: number
  readonly column?: number
  /** The figure the message names: cells found, or the size met. */
  readonly found?: number
  /** The figure it should have been. */
  readonly expected?: number
}

/** Stops the reading of a file that cannot be used. */
export class FileError extends Error {
  readonly problem: Problem
  constructor(problem: Problem) {
    super(problem.fault)
    this.name = 'FileError'
    this.problem = problem
  }
}
