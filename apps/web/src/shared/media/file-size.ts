const KILOBYTE = 1000

/** Formats a size: `184 KB`, `4.2 MB`. */
export const formatFileSize = (bytes: number): string =>
  bytes < KILOBYTE * KILOBYTE
    ? `${Math.max(1, Math.round(bytes / KILOBYTE))} KB`
    : `${(bytes / KILOBYTE / KILOBYTE).toFixed(1)} MB`
