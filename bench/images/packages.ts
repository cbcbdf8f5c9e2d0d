import { execFile } from 'node:child_process'
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'

const run = promisify(execFile)

/** Photographs whose packages say GPL-2+ of them (`/usr/share/doc/<package>/copyright`); none is kept here. */
const wallpapers = [
  'Autumn',
  'BytheWater',
  'ColdRipple',
  'ColorfulCups',
  'EveningGlow',
  'FallenLeaf',
  'Kite',
  'Path',
] as const
const nature = [
  'Blinds',
  'Dune',
  'Garden',
  'LadyBird',
  'RainDrops',
  'Storm',
  'TwoWings',
  'YellowFlower',
] as const
/** Drawings and gradients of the same packages. */
const drawn = {
  Altai: 'wallpapers/Altai/contents/images/5120x2880.png',
  Cluster: 'wallpapers/Cluster/contents/images/3840x2160.png',
  FlyingKonqui: 'wallpapers/FlyingKonqui/contents/images/2560x1600.png',
  IceCold: 'wallpapers/IceCold/contents/images/5120x2880.png',
  Opal: 'wallpapers/Opal/contents/images/3840x2160.png',
  Gulp: 'backgrounds/mate/abstract/Gulp.png',
  Float: 'backgrounds/mate/desktop/Float-into-MATE.png',
} as const

export type Picture = { name: string; bytes: Buffer }

/** Photographs of one's own, in place of Debian's: a folder of JPEG. */
const own = process.env['PICTURES']

async function picturesIn(folder: string): Promise<Picture[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.jpg')).toSorted()
  return Promise.all(names.map(async (name) => ({ name, bytes: await readFile(join(folder, name)) })))
}

/** Photographs of Ubuntu's phones, CC-BY and CC-BY-SA by their `copyright` file, which nothing was tuned on but the greatest effort. */
const phones = [
  'Bridge_by_Sander_Klootwijk',
  'Dragonfly_by_Bolly',
  'aitzgorri_by_Aitzol_Berasategi',
  'seeding_by_Clements_Engelhardt',
  'Picture_1A_by_freespace',
  'greentock_by_Peter_Nerlich',
  'life_by_Aitzol_Berasategi',
  'picosdeeuropa_by_Aitzol_Berasategi',
] as const

/** What the greatest effort is compared on and with: photographs, and the two programs of Debian, which must be installed. */
export async function fetchPhones(folder: string) {
  if (own === undefined) await run('apt-get', ['download', 'lomiri-wallpapers-16.04'], { cwd: folder })
  for (const file of await readdir(folder))
    if (file.endsWith('.deb')) await run('dpkg-deb', ['-x', join(folder, file), join(folder, 'root')])
  const program = (name: string, options: string) => async (png: Buffer) => {
    const [input, output] = [join(folder, 'in.png'), join(folder, 'out')]
    await writeFile(input, png)
    await run(name, [...options.split(' '), input, '-o', output])
    return readFile(output)
  }
  return {
    photographs:
      own === undefined
        ? await Promise.all(
            phones.map(async (name) => ({
              name,
              bytes: await readFile(join(folder, 'root/usr/share/backgrounds', `${name}.jpg`)),
            })),
          )
        : await picturesIn(own),
    cwebp: program('cwebp', '-quiet -q 80 -m 6 -sharp_yuv'),
    avifenc: program('avifenc', '-s 6 -y 420 --min 0 --max 63 -a end-usage=q -a cq-level=22'),
  }
}

/** What the benchmark takes from Debian: pictures, and two peers. Fetched into `folder`, which the caller removes. */
export async function fetchPackages(folder: string) {
  const root = join(folder, 'root')
  await mkdir(root, { recursive: true })
  const wanted = [
    'plasma-workspace-wallpapers',
    'mate-backgrounds',
    'pngquant',
    'libimagequant0',
    'webp',
    'libwebp7',
  ]
  await run('apt-get', ['download', ...wanted], { cwd: folder })
  for (const file of await readdir(folder))
    if (file.endsWith('.deb')) await run('dpkg-deb', ['-x', join(folder, file), root])
  const share = (path: string) => readFile(join(root, 'usr/share', path))
  const named = async (name: string, path: string): Promise<Picture> => ({ name, bytes: await share(path) })
  return {
    photographs:
      own === undefined
        ? await Promise.all([
            ...wallpapers.map((name) => named(name, `wallpapers/${name}/contents/images/2560x1600.jpg`)),
            ...nature.map((name) => named(name, `backgrounds/mate/nature/${name}.jpg`)),
          ])
        : await picturesIn(own),
    drawings: await Promise.all(Object.entries(drawn).map(([name, path]) => named(name, path))),
    pngquant: peer(folder, root, (input, output) => ['pngquant', '--force', '256', '-o', output, input]),
    cwebp: peer(folder, root, (input, output) =>
      'cwebp -quiet -q 80 -m 6 -sharp_yuv'.split(' ').concat(input, '-o', output),
    ),
  }
}

/** A program that makes a smaller picture of a PNG. */
function peer(folder: string, root: string, command: (input: string, output: string) => string[]) {
  return async (png: Buffer): Promise<Buffer> => {
    const [input, output] = [join(folder, 'in.png'), join(folder, 'out')]
    await writeFile(input, png)
    const [program = '', ...args] = command(input, output)
    const libraries = { LD_LIBRARY_PATH: join(root, 'usr/lib/x86_64-linux-gnu') }
    await run(join(root, 'usr/bin', program), args, { env: { ...process.env, ...libraries } })
    return readFile(output)
  }
}
