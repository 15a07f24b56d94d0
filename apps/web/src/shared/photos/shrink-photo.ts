/** Limits of an uploaded photo: bytes, and pixels of its longer side. */
export const UPLOAD_LIMIT = { bytes: 270_000, side: 1600 } as const

const QUALITIES = [0.82, 0.74, 0.66, 0.58, 0.5] as const

/** The next size is tried after the lowest quality; at the last one even a photo of noise fits. */
const SIDES = [UPLOAD_LIMIT.side, 1280, 1024, 800, 640] as const

interface Size {
  width: number
  height: number
}

/** The largest size of these proportions whose sides are no longer than `side`; never larger than before. */
export function fitWithin({ width, height }: Size, side: number): Size {
  const scale = Math.min(1, side / Math.max(width, height))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}

const waitForLoad = (image: HTMLImageElement, address: string): Promise<void> =>
  new Promise((resolve, reject) => {
    image.addEventListener('load', () => resolve())
    image.addEventListener('error', () => reject(new Error('The file shows no picture')))
    image.src = address
  })

/** The image in a file, turned upright; throws for a file that is none. */
async function decode(file: Blob): Promise<HTMLImageElement> {
  const address = URL.createObjectURL(file)
  try {
    const image = new Image()
    await waitForLoad(image, address)
    // Ahead of drawing and off the page's own thread; Safari refuses it for some large photos that it draws well.
    await image.decode().catch(() => {})
    return image
  } finally {
    URL.revokeObjectURL(address)
  }
}

const toBlob = (canvas: HTMLCanvasElement, type: string, quality: number): Promise<Blob | null> =>
  new Promise((resolve) => canvas.toBlob(resolve, type, quality))

/** Browsers that don't write WebP give a PNG instead. */
async function encode(canvas: HTMLCanvasElement, quality: number): Promise<Blob | null> {
  const webp = await toBlob(canvas, 'image/webp', quality)
  return webp?.type === 'image/webp' ? webp : toBlob(canvas, 'image/jpeg', quality)
}

const PROBE = [216, 68, 42, 255] as const

/** Browsers with fingerprinting protection return noise for canvas content. */
function canBeRead(): boolean {
  const canvas = document.createElement('canvas')
  canvas.width = canvas.height = 1
  const context = canvas.getContext('2d')
  if (!context) return false
  context.fillStyle = `rgb(${PROBE.slice(0, 3).join(' ')})`
  context.fillRect(0, 0, 1, 1)
  const { data } = context.getImageData(0, 0, 1, 1)
  return PROBE.every((value, position) => data[position] === value)
}

function draw(image: HTMLImageElement, canvas: HTMLCanvasElement, side: number): void {
  const size = fitWithin({ width: image.naturalWidth, height: image.naturalHeight }, side)
  canvas.width = size.width
  canvas.height = size.height
  const context = canvas.getContext('2d')
  if (!context) throw new Error('There is no canvas to draw on')
  context.imageSmoothingQuality = 'high'
  context.drawImage(image, 0, 0, size.width, size.height)
}

/** The largest size and best quality that fit. */
async function encodeSmall(image: HTMLImageElement): Promise<Blob | null> {
  const canvas = document.createElement('canvas')
  try {
    for (const side of SIDES) {
      draw(image, canvas, side)
      for (const quality of QUALITIES) {
        const blob = await encode(canvas, quality)
        if (blob && blob.size <= UPLOAD_LIMIT.bytes) return blob
      }
    }
    return null
  } finally {
    // Safari keeps a canvas's memory for long otherwise.
    canvas.width = canvas.height = 0
  }
}

const isSmall = (file: Blob, image: HTMLImageElement): boolean =>
  file.size <= UPLOAD_LIMIT.bytes && Math.max(image.naturalWidth, image.naturalHeight) <= UPLOAD_LIMIT.side

/**
 * Prepares a photo for uploading: upright, and small enough for a slow connection. Small photos stay as they are, as do
 * all photos in browsers that can't shrink them. Throws for a file without an image.
 */
export async function shrinkPhoto(file: Blob): Promise<Blob> {
  const image = await decode(file)
  if (isSmall(file, image) || !canBeRead()) return file
  return (await encodeSmall(image)) ?? file
}

/** A file as a data URL. */
export const toDataUrl = (file: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => resolve(reader.result as string))
    reader.addEventListener('error', () => reject(new Error('The photo could not be read')))
    reader.readAsDataURL(file)
  })
