/** Stands for the proxy that has app and shop on one site. */
export async function GET(request: Request): Promise<Response> {
  const { pathname, search } = new URL(request.url)
  const answer = await fetch(`${process.env.SHOP}${pathname}${search}`)
  const type = answer.headers.get('content-type') ?? 'text/plain'
  return new Response(answer.body, { status: answer.status, headers: { 'content-type': type } })
}
