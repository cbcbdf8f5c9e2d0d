import { useRef, useState } from 'react'

export type SignaturePicture = Promise<Blob | null>

/** A signature that is made anew with each letter and each stroke: `picture` to be seen, `latest` to be put on pages. */
export function useSignature() {
  const [picture, setPicture] = useState<Blob | null>(null)
  const coming = useRef<SignaturePicture>(Promise.resolve(null))
  return {
    picture,
    latest: () => coming.current,
    bring: (next: SignaturePicture) => {
      coming.current = next
      void next.then((made) => coming.current === next && setPicture(made))
    },
  }
}
