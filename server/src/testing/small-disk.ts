import { execFileSync } from 'node:child_process'
import { writeFileSync } from 'node:fs'

/**
 * Makes a file system of this size of the folder; gives what takes it away again, null where this machine does not let
 * us mount one.
 */
export function mountSmallDisk(folder: string, megabytes: number): (() => void) | null {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'ignore' })
  } catch {
    return null
  }
  return () => execFileSync('umount', ['--lazy', folder])
}

/** Lets a file grow until its disk has no byte left. */
export function fillDisk(file: string): void {
  for (const bytes of [1024 * 1024, 4096, 1])
    try {
      for (;;) writeFileSync(file, Buffer.alloc(bytes), { flag: 'a' })
    } catch {
      // Full for pieces of this size.
    }
}
