/** Empties all the browser keeps of the program, kept answers too, and takes its worker away (docs/product/app.md#routes). */
export async function clearCaches(): Promise<void> {
  try {
    const names = await caches.keys()
    await Promise.all(names.map((name) => caches.delete(name)))
    const workers = await navigator.serviceWorker.getRegistrations()
    await Promise.all(workers.map((worker) => worker.unregister()))
  } catch {
    // Closed to us, in private windows and on plain http: then nothing was kept.
  }
}
