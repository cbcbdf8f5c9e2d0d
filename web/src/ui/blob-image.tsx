import { type CSSProperties, useCallback } from 'react'

type BlobImageProps = { blob: Blob; alt: string; className?: string; style?: CSSProperties }

/** Shows a blob; its address lives as long as the image. */
export function BlobImage({ blob, alt, ...rest }: BlobImageProps) {
  const show = useCallback(
    (image: HTMLImageElement) => {
      const url = URL.createObjectURL(blob)
      image.src = url
      return () => URL.revokeObjectURL(url)
    },
    [blob],
  )
  return <img {...rest} ref={show} alt={alt} draggable={false} />
}
