/*
 * The library and its worker, in files of their own that come when a map with streets is opened. The worker
 * runs from its file: the page's policy lets no text become a program (web/core/pwa/trusted-types.ts).
 */
import { Map as StreetMap, setWorkerUrl } from 'maplibre-gl'
import worker from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url'

setWorkerUrl(worker)

export { StreetMap }
