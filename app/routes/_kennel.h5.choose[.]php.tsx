// An address that old links and bookmarks still use.
export { clientLoader, default, ErrorBoundary, HydrateFallback } from './_kennel.h5.choose._index.tsx'
