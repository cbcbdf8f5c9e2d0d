/** The peer is installed only to run the benchmark, so the rest of the house must compile without it. */
declare module 'browser-image-compression' {
  export default function imageCompression(
    file: File,
    options: { initialQuality: number; fileType: string; useWebWorker: boolean },
  ): Promise<File>
}
