import { readFile, rm, writeFile } from 'node:fs/promises'

/**
 * Keeps a folder for this process: two embedded databases on the same files would ruin them. A lock left by a
 * process that is gone is taken over. Answers how to give it back.
 */
export async function lockFolder(folder: string): Promise<() => Promise<void>> {
  const path = `${folder}.lock`
  const owner = Number(await readFile(path, 'utf8').catch(() => ''))
  if (owner && owner !== process.pid && isAlive(owner))
    throw new Error(
      `Another shop (process ${owner}) is open on ${folder}. Stop it, or use a database of your own by DATABASE_URL.`,
    )
  await writeFile(path, String(process.pid))
  return () => rm(path, { force: true })
}

function isAlive(pid: number): boolean {
  try {
    // Signal 0 only asks.
    process.kill(pid, 0)
    return true
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}
