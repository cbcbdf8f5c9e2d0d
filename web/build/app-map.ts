import { fileURLToPath } from 'node:url'
import { runnerImport, type Plugin } from 'vite'

const source = fileURLToPath(new URL('../src/app/app-map.ts', import.meta.url))

/** Where the built app keeps its map, from its folder. */
const file = '.vite/app-map.json'

/** Writes what the features' manifests add up to: as a file beside the built app, and into index.html what stands in the shell. */
export function appMap(): Plugin {
  return {
    name: 'app-map',
    async generateBundle() {
      this.emitFile({ type: 'asset', fileName: file, source: JSON.stringify(await readMap()) })
    },
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        const { screens } = await readMap()
        const inside = screens.filter(({ isPublic }) => !isPublic)
        const shell = {
          sections: [...new Set(inside.map(({ path }) => path.split('/')[1]))],
          fullscreen: inside.filter(({ isFullscreen }) => isFullscreen).map(({ path }) => path),
        }
        if (!html.includes('__SHELL__')) throw new Error('index.html does not ask what stands in the shell.')
        return html.replace('__SHELL__', JSON.stringify(shell))
      },
    },
  }
}

async function readMap() {
  return (await runnerImport<typeof import('../src/app/app-map.ts')>(source)).module.appMap
}
