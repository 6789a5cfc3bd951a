import Foundation

/// The script that reloads a page that is rewritten: it polls a small file and restores the
/// position.
public enum WatchScript {
  /// Returns the page with the script; `stamp` identifies the version, `sideFile` is the polled
  /// file.
  public static func added(to page: String, stamp: String, sideFile: String) -> String {
    let declarations = "var stamp=\(quoted(stamp)),file=\(quoted(sideFile));"
    let script =
      "<script>/*<![CDATA[*/\n'use strict';(function(){\(declarations)\n" + body
      + "/*]]>*/</script>\n"
    guard let end = page.range(of: "</body>") else { return page }
    return page[..<end.lowerBound] + script + page[end.lowerBound...]
  }

  /// Returns a text as a script literal: nothing in it can end a string or an element.
  private static func quoted(_ text: String) -> String {
    let inner = text.unicodeScalars.map { scalar in
      scalar.isASCII
        && (scalar.properties.isAlphabetic || "0123456789-_. ".unicodeScalars.contains(scalar))
        ? String(scalar)
        : scalar.utf16.map { unit in
          let digits = String(unit, radix: 16)
          return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
        }.joined()
    }
    return "'" + inner.joined() + "'"
  }

  private static let body = #"""
    var banner=null,root=document.documentElement;
    function all(s){return Array.prototype.slice.call(document.querySelectorAll(s))}
    function name(e){var s=e.querySelector('summary');return s?s.textContent.replace(/\d+/g,'#'):''}
    function keep(){return{scroll:[scrollX,scrollY],theme:root.dataset.theme||'',
    open:all('details').map(function(e){return[name(e),e.open]}),
    on:all('header input[type=radio],header input[type=checkbox]').map(function(e){return[e.id,e.checked]}),
    texts:all('input[type=search]').map(function(e){return e.value})}}
    function restore(s){if(s.theme)root.dataset.theme=s.theme;var now=all('details');
    s.open.forEach(function(o,i){if(now[i]&&name(now[i])===o[0])now[i].open=o[1]});
    s.on.forEach(function(o){var e=o[0]&&document.getElementById(o[0]);if(e)e.checked=o[1]});
    all('input[type=search]').forEach(function(e,i){if(s.texts[i]&&e.value!==s.texts[i]){e.value=s.texts[i];
    e.dispatchEvent(new Event('input'))}});scrollTo(s.scroll[0],s.scroll[1])}
    function tell(text){if(!text){if(banner)banner.remove();banner=null;return}
    if(!banner){banner=document.createElement('p');banner.setAttribute('role','status');banner.className='watched';
    banner.style.cssText='position:sticky;top:0;z-index:9;margin:0;padding:8px 32px;font-size:14px;background:#8a5200;color:#fff';
    document.body.prepend(banner)}if(banner.textContent!==text)banner.textContent=text}
    var ended=false;
    window.gimbalWatch=function(s){ended=s.ended;
    tell(s.problem?s.problem+(s.ended?'':' — this is the last valid page'):'');
    if(s.stamp&&s.stamp!==stamp){stamp=s.stamp;history.replaceState({gimbal:keep()},'',location.href);location.reload()}};
    function look(){var e=document.createElement('script');
    e.src=file+'?'+Date.now();e.onload=function(){e.remove();if(!ended)setTimeout(look,250)};
    e.onerror=function(){e.remove()};document.head.append(e)}
    if(history.state&&history.state.gimbal)restore(history.state.gimbal);look()})();

    """#
}
