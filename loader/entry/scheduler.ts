const BUDGET = 8

let tasks: (() => void)[] = []
let end = 0

/** Does small tasks in their order, and yields to the page after every 8 ms of them. */
export const scheduleTask = async (task: () => void): Promise<void> => {
  // The first caller does the others' too.
  if (tasks.push(task) !== 1) return
  for (const next of tasks) {
    const start = performance.now()
    if (start > end) {
      // Safari has no scheduler yet.
      await (window.scheduler?.yield?.() ?? new Promise(done => setTimeout(done)))
      end = performance.now()
      // A page so huge that it paints slowly gets no smoother from yielding often, it only paints more often.
      end += Math.max(BUDGET, (end - start) / 2)
    }
    // What a task throws is reported, and the others go on.
    new Promise(next).catch(console.error)
  }
  tasks = []
}
