import { configure } from '@testing-library/react'

// A screen that comes late on a busy machine is waited for; one that never comes fails all the same.
configure({ asyncUtilTimeout: 20_000 })
