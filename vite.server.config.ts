import { fileURLToPath } from 'node:url'
import { defineConfig } from 'vite'

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url))

/** Of hundreds of small files each, which take half of a second at every start: they are built in. */
const builtIn = ['kysely', 'zod', 'libphonenumber-js']

/** The server's part: one file per program in `dist/server/`; other dependencies stay in node_modules. */
export default defineConfig({
  publicDir: false,
  ssr: { noExternal: builtIn },
  build: {
    ssr: true,
    outDir: 'dist/server',
    emptyOutDir: true,
    target: 'node20',
    sourcemap: true,
    rollupOptions: {
      input: {
        main: here('server/main.ts'),
        import: here('server/tools/import-fleet.ts'),
        staff: here('server/tools/staff.ts'),
        migrate: here('server/tools/migrate.ts'),
        backup: here('server/tools/backup.ts'),
        restore: here('server/tools/restore.ts'),
        doctor: here('server/tools/doctor.ts'),
        'signing-key': here('server/tools/signing-key.ts'),
        'verify-passport': here('server/tools/verify-passport.ts'),
        'verify-evidence': here('server/tools/verify-evidence.ts'),
      },
      output: { entryFileNames: '[name].js' },
    },
  },
})
