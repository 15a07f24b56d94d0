import type { TestingLibraryMatchers } from '@testing-library/jest-dom/matchers'

// jest-dom's own types extend an interface whose type parameters differ since vitest 5.
declare module 'vitest' {
  interface Matchers<
    R extends void | Promise<void> = void | Promise<void>,
    T = unknown,
  > extends TestingLibraryMatchers<T, R> {}
}
