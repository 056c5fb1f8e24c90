import { useState } from 'react'
import { chooseLanguage } from '#web/core/i18n.ts'
import { stored } from '#web/core/storage.ts'
import { Button } from '#web/ui/button.tsx'
import { NoticeBar } from './notice-bar.tsx'

function isWorthOffering(): boolean {
  return stored('langCode') === undefined && navigator.language.toLowerCase().startsWith('es')
}

/** A browser that prefers Spanish is asked once, in Spanish; either answer is kept (docs/product/app.md#languages). */
export function SpanishOffer() {
  const [isOffered, setOffered] = useState(isWorthOffering)
  if (!isOffered) return null
  const choose = (code: 'en' | 'es') => {
    chooseLanguage(code)
    setOffered(false)
    if (code === 'es') window.location.reload()
  }
  return (
    <NoticeBar
      lang="es-US"
      label="Idioma"
      actions={
        <>
          <Button size="sm" onClick={() => choose('es')}>
            Ver en español
          </Button>
          <Button size="sm" variant="ghost" onClick={() => choose('en')}>
            Seguir en inglés
          </Button>
        </>
      }
    >
      ¿Prefieres ver esta página en español?
    </NoticeBar>
  )
}
